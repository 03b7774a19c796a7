/// An item that is absent but reachable, behind a menu control: a collapsed group, More, the compact tabs.
package struct ConcealedItem: Hashable, Sendable {
  package var id: ItemID
  /// The control that reveals it.
  package var behind: ItemID

  package init(id: ItemID, behind: ItemID) {
    self.id = id
    self.behind = behind
  }
}
