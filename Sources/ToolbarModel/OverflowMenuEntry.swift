/// One row of a `ToolbarOverflowMenu`.
package enum OverflowMenuEntry: Hashable, Sendable {
  case item(ToolbarItem)
  case divider
}
