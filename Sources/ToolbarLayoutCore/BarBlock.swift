import ToolbarModel

/// A capsule as it stands in one bar: neighbouring candidates of one block, in reading order.
struct BarBlock: Hashable, Sendable {
  /// The block of the prepared screen.
  let block: Int
  /// Range in the bar's order of candidates.
  let start: Int
  var end: Int
  /// Along the axis, spacers in front of it included.
  var length: Length
  let spacers: Length
  let slot: Slot
  let kind: CandidateBlock.Kind
  let rank: Int
  let isPinned: Bool
  let isSystem: Bool

  var count: Int { end - start }
}
