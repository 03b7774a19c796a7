package import ToolbarModel

/// How much an item flipped between bar and menu.
package struct ItemFlap: Hashable, Sendable {
  package var item: ItemID
  package var flips: Int
  /// The highest penalty it had.
  package var peak: Score
  /// It reached 2000: flips came faster than every 2 s.
  package var isFlapping: Bool
}
