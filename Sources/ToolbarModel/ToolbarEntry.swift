/// One top-level entry of a `toolbar`, in declaration order.
package enum ToolbarEntry: Hashable, Sendable {
  case item(ToolbarItem)
  case group(ToolbarItemGroup)
  case spacer(ToolbarSpacer)
  case defaultItem(DefaultToolbarItem)
  /// SwiftUI's `ToolbarOverflowMenu`: content that is always in the menu; empty means the button shows anyway.
  case overflowMenu([OverflowMenuEntry])
}
