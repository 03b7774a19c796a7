/// SwiftUI's `toolbarMinimizationSafeAreaAdjustment`.
package enum ToolbarMinimizationSafeAreaAdjustment: String, Hashable, Sendable, CaseIterable {
  case automatic
  case enabled
  case disabled
}
