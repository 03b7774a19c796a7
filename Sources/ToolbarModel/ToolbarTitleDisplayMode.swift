/// SwiftUI's `toolbarTitleDisplayMode`.
package enum ToolbarTitleDisplayMode: String, Hashable, Sendable, CaseIterable {
  case automatic
  case inline
  case large
  case inlineLarge
}
