/// How a replayed timeline stands to its recording; raw values are the words of the JSON document.
package enum RecordingStatus: String, Hashable, Sendable, CaseIterable {
  case same
  case changed
  case missing
  /// Changed, and the very timeline waits in a pending file to be accepted.
  case pending
}
