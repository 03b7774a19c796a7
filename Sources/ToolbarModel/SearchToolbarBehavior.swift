/// SwiftUI's `searchToolbarBehavior`.
package enum SearchToolbarBehavior: String, Hashable, Sendable, CaseIterable {
  case automatic
  case minimize
}
