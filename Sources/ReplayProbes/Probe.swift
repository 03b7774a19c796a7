/// The thirteen checks that need no expectation; raw values are their ids on the command line and in reports.
package enum Probe: String, Hashable, Sendable, CaseIterable {
  case idempotence
  case sweep
  case roundTrip = "round-trip"
  case jumpAgainstSteps = "jump-against-steps"
  case permutation
  case axisMirror = "axis-mirror"
  case coverAndUncover = "cover-and-uncover"
  case cancel
  case burst
  case background
  case warmAgainstCold = "warm-against-cold"
  case badgesAndLabels = "badges-and-labels"
  case thresholds

  /// What must hold, in one sentence.
  package var claim: String {
    switch self {
    case .idempotence: "laying out twice equals laying out once"
    case .sweep:
      "over a range of widths every item changes at most once, and none enters a narrower bar"
    case .roundTrip: "an event followed by its inverse leaves no trace"
    case .jumpAgainstSteps: "one jump to a size equals small steps to it"
    case .permutation: "the order in which states are laid out does not matter"
    case .axisMirror:
      "square items leave a vertical bar in the order in which they leave a horizontal one"
    case .coverAndUncover: "a change of pose under another screen equals one in sight"
    case .cancel: "an event that is cancelled and repeated equals one that is not"
    case .burst:
      "the same event twice within 5 ms equals one, and one undone within 5 ms leaves no trace"
    case .background: "size changes in the background leave no trace"
    case .warmAgainstCold: "the second visit to a screen equals the first"
    case .badgesAndLabels: "a badge or label that comes and goes leaves no trace and loses no item"
    case .thresholds: "on both sides of every threshold the layout depends on the length alone"
    }
  }
}
