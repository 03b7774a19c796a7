/// SwiftUI's `DefaultToolbarItem`: moves an item the system provides.
package struct DefaultToolbarItem: Hashable, Sendable {
  package var kind: ToolbarDefaultItemKind
  package var placement: ToolbarItemPlacement
  package var column: SplitViewColumn

  package init(
    kind: ToolbarDefaultItemKind,
    placement: ToolbarItemPlacement = .automatic,
    column: SplitViewColumn = .detail
  ) {
    self.kind = kind
    self.placement = placement
    self.column = column
  }
}
