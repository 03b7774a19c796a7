import RecordingStore
import RegressionSuite
import ReplayEngine
import ReplayReporting
import SourceText
import TimelineModel

/// One run of a suite from files to status: runs, reports, and looks after left-over recordings.
struct SuiteSession {
  let arguments: SuiteArguments
  let context: CommandContext
  /// Whether a recording that changed or is missing makes the status 1.
  let judgesRecordings: Bool

  /// What the workers hand over of one scenario.
  private struct Piece: Sendable {
    var checked: CheckedScenario
    var recording: RecordingOutcome?
  }

  func run(_ requests: [OutputRequest]) throws -> ExitStatus {
    var reports = try SuiteReports(requests, context)
    var progress = ProgressLine(total: arguments.files.count, context)
    var used: Set<RecordingLocation> = []
    var missing: [(location: RecordingLocation, contentHash: UInt64)] = []
    var otherModels: Set<Int> = []
    let documents = reports.wantsDocuments
    let threshold = arguments.threshold
    let judgesRecordings = judgesRecordings
    let done = SuiteRun(settings: arguments.settings).run(
      arguments.files,
      render: { outcome in
        var piece = Piece(
          checked: CheckedScenario(outcome, failOn: threshold, documents: documents),
          recording: outcome.replayed?.recording
        )
        if !judgesRecordings { piece.checked.recordingFails = false }
        piece.recording?.recorded = nil
        return piece
      },
      emit: { pieces, done in
        progress.clear()
        for piece in pieces {
          reports.add(piece.checked)
          guard let recording = piece.recording else { continue }
          used.insert(recording.location)
          if let hash = recording.contentHash { missing.append((recording.location, hash)) }
          if let model = recording.recordedModel, model != TimelineHeader.currentModel {
            otherModels.insert(model)
          }
        }
        progress.show(done)
      }
    )
    progress.clear()
    let share = CheckJSON.Share(
      index: arguments.shard.index,
      count: arguments.shard.count,
      files: done,
      suiteFiles: arguments.suite.files,
      suiteHash: arguments.suite.hash
    )
    try reports.finish(share: share)
    context.output.flush()
    tellOfOtherModels(otherModels)
    var status = status(reports.summary, done: done)
    if arguments.isFullRun, reports.summary.broken == 0, status != .interrupted {
      let leftovers = LeftoverRecordings(
        folder: arguments.settings.recordings ?? "Recordings",
        context: context
      )
      if try leftovers.settle(used: used, missing: missing, policy: arguments.unreferenced) {
        status = status.combined(with: .findings)
      }
    }
    return status
  }

  private func status(_ summary: CheckSummary, done: Int) -> ExitStatus {
    if Interruption.isRequested || done < arguments.files.count { return .interrupted }
    if summary.broken > 0 { return .badInput }
    if summary.scenarios == 0 {
      context.errors.writeLine("toolbar-replay: no scenario was run")
    }
    return summary.failed > 0 ? .findings : .clean
  }

  private func tellOfOtherModels(_ models: Set<Int>) {
    guard !models.isEmpty else { return }
    let list = models.sorted().map(String.init).joined(separator: ", ")
    context.errors.writeLine(
      "toolbar-replay: some recordings were made with layout rules \(list), this tool has "
        + "\(TimelineHeader.currentModel); 'toolbar-replay record --upgrade' rewrites them"
    )
  }
}
