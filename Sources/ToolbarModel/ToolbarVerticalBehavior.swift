/// SwiftUI's `toolbarVerticalBehavior`.
package enum ToolbarVerticalBehavior: String, Hashable, Sendable, CaseIterable {
  case automatic
  case disabled
}
