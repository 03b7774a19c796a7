/// SwiftUI's `toolbarVerticalBehavior`.
@usableFromInline package enum ToolbarVerticalBehavior: String, Hashable, Sendable, CaseIterable {
  case automatic
  case disabled
}
