/// Items that share a capsule (`ToolbarItemGroup`), or one control of items that moves as one (`ControlGroup`).
package struct ToolbarItemGroup: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A plain group: splits when room is short.
    case plain
    /// The labelled form: collapses to one menu control before its items overflow.
    case labelled(title: String)
    /// SwiftUI's `ControlGroup`: atomic, one entry in the menu.
    case controlGroup(title: String, symbol: String?)
  }

  package var id: ItemID
  package var kind: Kind
  package var placement: ToolbarItemPlacement
  package var priority: VisibilityPriority?
  package var when: Condition?
  package var items: [ToolbarItem]
  package var column: SplitViewColumn

  package init(
    id: ItemID,
    kind: Kind = .plain,
    placement: ToolbarItemPlacement = .automatic,
    priority: VisibilityPriority? = nil,
    when: Condition? = nil,
    items: [ToolbarItem],
    column: SplitViewColumn = .detail
  ) {
    self.id = id
    self.kind = kind
    self.placement = placement
    self.priority = priority
    self.when = when
    self.items = items
    self.column = column
  }
}
