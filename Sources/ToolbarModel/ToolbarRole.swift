/// SwiftUI's `toolbarRole`.
package enum ToolbarRole: String, Hashable, Sendable, CaseIterable {
  case automatic
  case navigationStack
  case browser
  case editor
}
