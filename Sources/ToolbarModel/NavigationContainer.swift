/// What the screen stands in.
@usableFromInline package enum NavigationContainer: String, Hashable, Sendable, CaseIterable {
  case navigationStack
  case navigationSplitView
  case none
}
