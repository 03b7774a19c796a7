/// SwiftUI's `toolbarVerticalEdge` as conditions name it, by reading direction.
@usableFromInline package enum VerticalEdge: String, Hashable, Sendable, CaseIterable {
  case leading
  case trailing
  case none
}
