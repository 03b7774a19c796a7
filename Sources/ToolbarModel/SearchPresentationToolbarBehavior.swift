/// SwiftUI's `searchPresentationToolbarBehavior`.
package enum SearchPresentationToolbarBehavior: String, Hashable, Sendable, CaseIterable {
  case automatic
  case avoidHidingContent
}
