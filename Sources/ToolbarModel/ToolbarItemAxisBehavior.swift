/// SwiftUI's `axisBehavior`: which bars an item may stand in.
package enum ToolbarItemAxisBehavior: String, Hashable, Sendable, CaseIterable {
  /// Symbols go to either axis, text and custom views stay horizontal.
  case automatic
  /// Never in a vertical bar; dropped where there is no horizontal one.
  case horizontalOnly
  /// Vertical wherever a vertical bar exists.
  case verticalPreferred
}
