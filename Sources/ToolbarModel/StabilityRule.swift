/// The 25 kinds of unstable churn, in the order of their manual; raw values are the ids scenarios and reports use.
package enum StabilityRule: String, Hashable, Sendable, CaseIterable {
  // Time
  case flicker
  case oscillation
  case boundaryChatter = "boundary-chatter"
  case lateSettle = "late-settle"
  case rebuild
  // Set
  case vanish
  case deadEntry = "dead-entry"
  case duplicate
  case ghost
  case priorityInversion = "priority-inversion"
  case compressionOrder = "compression-order"
  case nonMonotone = "non-monotone"
  case affordance
  // Space
  case reorder
  case collateralShift = "collateral-shift"
  case teleport
  case axisFlip = "axis-flip"
  case overlap
  // Memory
  case pathDependent = "path-dependent"
  case stuckMode = "stuck-mode"
  case customLost = "custom-lost"
  case poseGap = "pose-gap"
  // Person
  case focusLost = "focus-lost"
  case menuDisrupted = "menu-disrupted"
  case targetMoved = "target-moved"
}
