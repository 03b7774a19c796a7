/// SwiftUI's `ToolbarSpacer`.
package struct ToolbarSpacer: Hashable, Sendable {
  package var sizing: SpacerSizing
  package var placement: ToolbarItemPlacement
  package var column: SplitViewColumn

  package init(
    sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic,
    column: SplitViewColumn = .detail
  ) {
    self.sizing = sizing
    self.placement = placement
    self.column = column
  }
}
