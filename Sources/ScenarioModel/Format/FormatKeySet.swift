/// Some keys of one mapping, by their places in it.
struct FormatKeySet: Hashable, Sendable {
  private var bits: UInt64 = 0

  init() {}

  init(_ places: some Sequence<Int>) {
    for place in places { insert(place) }
  }

  /// More keys than a mapping of the format can have.
  static let capacity = 64

  mutating func insert(_ place: Int) { bits |= 1 << UInt64(place) }

  func contains(_ place: Int) -> Bool { bits & (1 << UInt64(place)) != 0 }

  /// How many are in both.
  func countShared(with other: FormatKeySet) -> Int { (bits & other.bits).nonzeroBitCount }

  func isSubset(of other: FormatKeySet) -> Bool { bits & ~other.bits == 0 }
}
