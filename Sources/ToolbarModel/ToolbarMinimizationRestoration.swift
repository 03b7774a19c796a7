/// SwiftUI's `toolbarMinimizationRestoration`.
package enum ToolbarMinimizationRestoration: String, Hashable, Sendable, CaseIterable {
  case automatic
  case atScrollEdge
}
