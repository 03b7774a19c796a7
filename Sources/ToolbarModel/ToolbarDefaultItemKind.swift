/// SwiftUI's `ToolbarDefaultItemKind`.
package enum ToolbarDefaultItemKind: String, Hashable, Sendable, CaseIterable {
  case search
  case title
  case sidebarToggle
}
