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
  struct Traits: Hashable, Sendable {
    let kind: Kind
    /// Class of its visibility priority: 0 leaves first; equal classes are equal priorities.
    var rank: Int32 = 0
    let isPinned: Bool
    /// Provided by the system.
    let isSystem: Bool
    /// It holds the search field or button.
    let isSearch: Bool
    /// Spare room goes in front of it, or on both its sides.
    let isPushed: Bool
    let isStatus: Bool
  }

  var traits: Traits
  /// Number of the group it comes from, or of the lone item.
  var number: Int32 = 0
  let isGroup: Bool
  let first: Int
  var count = 0
  /// Its members have priorities of their own, which decide before their positions do.
  var hasOwnOrder = false
  /// Fixed spacers in front of it.
  let fixedSpacers: Int

  var kind: Kind { traits.kind }

  /// Its candidates.
  var members: Range<Int> { first..<end }
  var end: Int { first + count }
}
