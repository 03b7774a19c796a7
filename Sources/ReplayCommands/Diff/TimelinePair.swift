import TimelineModel

/// Two timelines to compare; one is nil when it is there only on one side.
struct TimelinePair {
  var oldName: String
  var newName: String
  var old: Timeline?
  var new: Timeline?

  /// What both have in common, or both names.
  var title: String { oldName == newName ? oldName : "\(oldName) → \(newName)" }
}
