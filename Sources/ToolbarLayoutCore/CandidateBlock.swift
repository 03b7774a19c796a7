import ToolbarModel

/// A capsule: what shares one background, and leaves by one rank.
struct CandidateBlock: Sendable {
  enum Kind: Hashable, Sendable {
    case plain
    /// Collapses to one menu control before an item of it leaves.
    case labelled
    /// Leaves as one.
    case control
  }

  let kind: Kind
  /// The group it comes from, or the lone item.
  let id: ItemID
  let isGroup: Bool
  let first: Int
  var count: Int
  /// Class of its visibility priority: 0 leaves first; equal classes are equal priorities.
  var rank: Int
  /// Members by own priority: the first leaves first. Empty when position alone decides.
  var leaving: [Int]
  /// Fixed spacers in front of it.
  var fixedSpacers: Int
  /// A flexible spacer stands in front of it.
  var flexibleBefore: Bool
}
