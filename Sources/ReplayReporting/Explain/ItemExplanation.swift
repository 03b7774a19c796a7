package import ToolbarModel

/// Why an item is where it is at one entry, and what would have kept it in its bar.
package struct ItemExplanation: Hashable, Sendable {
  package var decision: ItemDecision
  /// In plain words, with the numbers.
  package var text: String
  /// Changes that were tried on the layout and keep the item: `44 pt more room`, `visibilityPriority: high`.
  package var wouldStay: [String]

  package init(decision: ItemDecision, text: String, wouldStay: [String] = []) {
    self.decision = decision
    self.text = text
    self.wouldStay = wouldStay
  }
}
