/// SwiftUI's `SpacerSizing`.
package enum SpacerSizing: String, Hashable, Sendable, CaseIterable {
  case fixed
  case flexible
}
