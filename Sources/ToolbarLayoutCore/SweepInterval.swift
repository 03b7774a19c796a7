package import ToolbarModel

/// A half-open stretch of lengths in which nothing changes place.
package struct SweepInterval: Hashable, Sendable {
  package var from: Length
  /// The first length that no longer belongs to it.
  package var to: Length
  /// The bars with their items; frames are those at `from`.
  package var layout: ToolbarLayout

  /// Bars and their ids, the overflow menu included.
  package var contents: [(bar: Bar, ids: [ItemID])] { layout.bars.map { ($0.bar, $0.items) } }
}
