import TimelineModel
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
  var circumstances: Circumstances

  static func == (a: StateKey, b: StateKey) -> Bool {
    let (a, b) = (a.circumstances, b.circumstances)
    return a === b
      || a.window == b.window && a.situation == b.situation && a.regime == b.regime
        && a.traits.safeArea == b.traits.safeArea && a.traits.direction == b.traits.direction
  }

  /// What has few values is left to `==`: there are never many states that differ in nothing else.
  func hash(into hasher: inout Hasher) {
    let situation = circumstances.situation
    hasher.combine(circumstances.window?.width.hundredths)
    hasher.combine(circumstances.window?.height.hundredths)
    hasher.combine(situation.tab)
    hasher.combine(situation.stack)
    hasher.combine(situation.flags)
    hasher.combine(situation.customizations)
    hasher.combine(situation.inputs)
  }
}
