/// SwiftUI's `sharedBackgroundVisibility`.
package enum SharedBackgroundVisibility: String, Hashable, Sendable, CaseIterable {
  case automatic
  case hidden
}
