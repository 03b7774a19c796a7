import RecordingStore
import ReplayEngine
import ReplayReporting
import SourceText
import TimelineDiff
import TimelineModel

extension Replay {
  /// What comparing with a recording may write.
  public enum RecordingMode: Hashable, Sendable {
    /// Nothing; a missing recording differs.
    case none
    /// A recording that does not exist yet.
    case missing
    /// Also the new timeline beside a recording that differs, to be accepted by a person.
    case changed
  }

  /// How a replay stands to its recording.
  public struct RecordingComparison: Hashable, Sendable {
    /// What was found.
    public enum Status: Hashable, Sendable {
      /// The recording says the same.
      case same
      /// There was none, and it has been written.
      case recorded
      /// There is none, and nothing may be written.
      case missing
      /// The recording says something else.
      case changed
    }

    /// What was found.
    public let status: Status
    /// The recording's file.
    public let path: String
    /// What changed in toolbar terms, one line a change, worst first; empty when nothing did.
    public let changes: [String]

    /// Whether nothing is wrong: the same, or recorded now.
    public var passes: Bool { status == .same || status == .recorded }
  }

  /// Compares with the recording in the `Recordings` folder beside `Scenarios`.
  ///
  /// - Parameters:
  ///   - folder: The recordings folder, when it is another one.
  ///   - mode: What may be written; never what a recording says already.
  public func compareWithRecording(
    in folder: String? = nil,
    mode: RecordingMode = .missing
  ) throws(ReplayFailure) -> RecordingComparison {
    do throws(DiagnosticsError) {
      return try compare(in: folder, mode)
    } catch {
      throw ReplayFailure(error)
    }
  }

  private func compare(
    in folder: String?,
    _ mode: RecordingMode
  ) throws(DiagnosticsError) -> RecordingComparison {
    guard
      let location = RecordingLocation(
        scenario: path,
        matrix: timeline.header.matrix,
        recordings: folder
      )
    else {
      throw DiagnosticsError([Diagnostic(path: path, "this path has no recording")])
    }
    let storeMode: RecordingStore.RecordingMode =
      switch mode {
      case .none: .none
      case .missing: .missing
      case .changed: .changed
      }
    let store = RecordingKeeper(mode: storeMode, model: TimelineHeader.currentModel)
    let outcome = try store.settle(Array(timelineText.utf8), at: location)
    let status: RecordingComparison.Status =
      switch outcome.status {
      case .same: .same
      case .missing: outcome.written == nil ? .missing : .recorded
      case .changed, .pending: .changed
      }
    var lines: [String] = []
    if let recorded = outcome.recorded {
      let file = SourceFile(path: location.path, bytes: recorded)
      lines = Self.lines(of: try TimelineReader.timeline(in: file), timeline)
    }
    return RecordingComparison(status: status, path: location.path, changes: lines)
  }

  /// What changes from this replay to another, in toolbar terms, one line a change, worst first.
  public func changes(to other: Replay) -> [String] { Self.lines(of: timeline, other.timeline) }

  private static func lines(of old: Timeline, _ new: Timeline) -> [String] {
    let changes = TimelineDiffer.changes(from: old, to: new)
    // As wide as it takes: one line a change.
    return DiffText(style: TextStyle(columns: 100_000)).details(of: changes, margin: 0)
  }
}
