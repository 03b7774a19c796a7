import ReplayReporting

/// Two judged timelines to compare; one is nil when it is there only on one side.
struct TimelinePair {
  var oldName: String
  var newName: String
  var old: ReplayReport?
  var new: ReplayReport?

  /// What both have in common, or both names.
  var title: String { oldName == newName ? oldName : "\(oldName) → \(newName)" }
}
