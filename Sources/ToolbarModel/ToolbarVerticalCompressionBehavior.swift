/// SwiftUI's `toolbarVerticalCompressionBehavior`: who gives way in a vertical bar.
package enum ToolbarVerticalCompressionBehavior: String, Hashable, Sendable, CaseIterable {
  case automatic
  case prefersTabBar
  case prefersToolbarItems
}
