/// What one settling of a recording found and did.
package struct RecordingOutcome: Hashable, Sendable {
  package enum Written: Hashable, Sendable {
    /// A recording that was missing.
    case recording
    /// A pending file beside a recording that no longer matches.
    case pending
    /// A recording made with other layout rules, replaced because the caller asked for that.
    case upgrade
  }

  package var location: RecordingLocation
  package var status: RecordingStatus
  package var written: Written?
  /// The recording's bytes when they differ, for a diff.
  package var recorded: [UInt8]?
  /// The version of the layout rules that the recording says it was made with.
  package var recordedModel: Int?
  /// Of a missing recording: a hash of what it would say but for the scenario's name.
  package var contentHash: UInt64?

  /// Whether a check passes: it matches, or was written because it was missing or outdated.
  package var passes: Bool {
    switch status {
    case .same: true
    case .changed: written == .upgrade
    case .missing: written == .recording
    case .pending: false
    }
  }
}
