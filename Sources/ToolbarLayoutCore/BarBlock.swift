import ToolbarModel

/// A capsule as it stands in one bar: neighbouring candidates of one block, in reading order.
///
/// Small, since passes 5 to 7 go over the blocks of a bar again and again.
struct BarBlock: Hashable, Sendable {
  /// Along the axis, spacers in front of it included, before anything left.
  var length: Length
  let spacers: Length
  /// What it takes after the fit, and where it begins; nothing when nothing of it is left.
  var width: Length
  var place: Length = 0
  /// The block of the prepared screen.
  let block: Int32
  /// From its first candidate to its last; those between that stand elsewhere do not belong to it.
  let first: Int32
  var end: Int32
  var count: Int32
  /// What decides when it leaves, before its position does: the least leaves first.
  let leavingClass: Int32
  let slot: Slot
  let kind: CandidateBlock.Kind
  let traits: CandidateBlock.Traits
  /// It is one menu control.
  var isCollapsed = false

  var span: Range<Int> { Int(first)..<Int(end) }

  var isPinned: Bool { traits.contains(.pinned) }
  var isSearch: Bool { traits.contains(.search) }
  var isPushed: Bool { traits.contains(.pushed) }
  var isStatus: Bool { traits.contains(.status) }

  /// Pinned items and what the system provides do not leave with the others.
  var mayLeave: Bool { traits.isDisjoint(with: [.pinned, .system]) }
}
