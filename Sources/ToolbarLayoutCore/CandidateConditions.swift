import ToolbarModel

/// What has to hold for a candidate to be declared: its group's condition and its own.
struct CandidateConditions: Sendable {
  let group: Condition?
  let own: Condition?
}
