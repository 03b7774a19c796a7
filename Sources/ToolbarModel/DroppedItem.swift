/// A declared item that stands nowhere, with the reason.
package struct DroppedItem: Hashable, Sendable {
  package var id: ItemID
  package var reason: DropReason

  package init(id: ItemID, reason: DropReason) {
    self.id = id
    self.reason = reason
  }
}
