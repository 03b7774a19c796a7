/// SwiftUI's `customizationBehavior`: what the person may do with an item.
package enum ToolbarCustomizationBehavior: String, Hashable, Sendable, CaseIterable {
  /// May be moved and removed.
  case `default`
  /// May be moved only.
  case reorderable
  /// Stays as declared.
  case disabled
}
