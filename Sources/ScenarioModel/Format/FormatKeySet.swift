/// Some of the keys of a mapping whose presence matters: those it must have, and those of its choices.
struct FormatKeySet: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// No key.
  init() {}

  /// The key with this number.
  init(_ number: Int) { bits = 1 << UInt64(number) }

  init(union sets: some Sequence<FormatKeySet>) {
    for set in sets { formUnion(set) }
  }

  /// How many keys can be told apart.
  static let capacity = 64

  mutating func formUnion(_ other: FormatKeySet) { bits |= other.bits }

  func isSubset(of other: FormatKeySet) -> Bool { bits & ~other.bits == 0 }

  func countShared(with other: FormatKeySet) -> Int { (bits & other.bits).nonzeroBitCount }
}
