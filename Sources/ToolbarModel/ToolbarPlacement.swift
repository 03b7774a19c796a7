/// The bars that `toolbar(.hidden, for:)` and minimization name.
package enum ToolbarPlacement: String, Hashable, Sendable, CaseIterable {
  case navigationBar
  case tabBar
  case bottomBar
}
