/// What the screen stands in.
package enum NavigationContainer: String, Hashable, Sendable, CaseIterable {
  case navigationStack
  case navigationSplitView
  case none
}
