/// When a bar minimizes: values of `toolbarMinimizationBehavior` and `tabBarMinimizeBehavior`.
package enum BarMinimizationBehavior: String, Hashable, Sendable, CaseIterable {
  case automatic
  case never
  case onScrollDown
  case onScrollUp
}
