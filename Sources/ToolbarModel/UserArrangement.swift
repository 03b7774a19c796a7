/// What the person changed in a customizable toolbar: an order and a visibility, both over item ids.
package struct UserArrangement: Hashable, Sendable {
  /// Ids in the person's order; ids not listed keep their declared place. Empty is as declared.
  package var order: [ItemID]
  /// Removed from the bar by the person.
  package var hidden: [ItemID]
  /// Added to the bar by the person (matters for items hidden by default).
  package var shown: [ItemID]

  package init(order: [ItemID] = [], hidden: [ItemID] = [], shown: [ItemID] = []) {
    self.order = order
    self.hidden = hidden
    self.shown = shown
  }

  package static let declared = UserArrangement()
}
