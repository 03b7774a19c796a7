/// A capsule: what shares one background, and leaves by one rank. Plain figures only.
struct CandidateBlock: Sendable {
  enum Kind: Hashable, Sendable {
    case plain
    /// Collapses to one menu control before an item of it leaves.
    case labelled
    /// Leaves as one.
    case control
  }

  /// What it is wherever it stands.
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let pinned = Traits(rawValue: 1)
    /// Provided by the system.
    static let system = Traits(rawValue: 1 << 1)
    /// It holds the search field or button.
    static let search = Traits(rawValue: 1 << 2)
    /// Spare room goes in front of it, or on both its sides.
    static let pushed = Traits(rawValue: 1 << 3)
    static let status = Traits(rawValue: 1 << 4)
  }

  let kind: Kind
  let traits: Traits
  /// Class of its visibility priority: 0 leaves first; equal classes are equal priorities.
  var rank: Int32 = 0
  /// Number of the group it comes from, or of the lone item.
  var number: Int32 = 0
  let isGroup: Bool
  let first: Int
  var count = 0
  /// Its members have priorities of their own, which decide before their positions do.
  var hasOwnOrder = false
  /// Fixed spacers in front of it.
  let fixedSpacers: Int

  /// Its candidates.
  var members: Range<Int> { first..<end }
  var end: Int { first + count }
}
