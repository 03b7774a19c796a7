import ToolbarModel

// The four keys are one idea at four sizes; they are read together.

/// How the device is held.
struct Pose: Hashable, Sendable {
  var display: Display?
  var orientation: Orientation?
  var hinge: HingeStatus?
  var split: String?
}

/// Inside one regime things may be compared by place; a change of it resets every geometric reference.
struct Regime: Hashable, Sendable {
  var pose: Pose
  var horizontalSizeClass: SizeClass?
  var verticalSizeClass: SizeClass?
  var strip: StripSide?
  var tab: String?
  var stack: [Situation.Layer]
}

/// What should be reachable, in every pose and at every length.
struct DeclaredKey: Hashable, Sendable {
  var tab: String?
  var stack: [Situation.Layer]
  var flags: Flags
  var customizations: Int
}

/// Everything a settled layout may depend on.
struct StateKey: Hashable, Sendable {
  var regime: Regime
  var window: Size?
  var safeArea: EdgeInsets?
  var direction: LayoutDirection?
  var situation: Situation
}
