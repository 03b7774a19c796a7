/// A condition on traits, as `when:` and `disabled:` state it.
package indirect enum Condition: Hashable, Sendable {
  case all([Condition])
  case any([Condition])
  case not(Condition)
  case horizontalSizeClass(SizeClass)
  case verticalSizeClass(SizeClass)
  case display(Display)
  case orientation(Orientation)
  /// Either landscape orientation (`orientation: landscape`).
  case landscape
  case hinge(HingeStatus)
  case verticalEdge(VerticalEdge)
  case searching(Bool)
  case windowActive(Bool)
  /// Whether the navigation bar is minimized.
  case minimized(Bool)
  case keyboardShown(Bool)
  case tab(String)
  case state(name: String, value: FlagValue)
}
