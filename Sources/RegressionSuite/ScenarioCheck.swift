import ExpectationCheck
import RecordingStore
import ReplayEngine
import ScenarioModel
import SourceText
import StabilityAnalysis
import TimelineDiff
import TimelineModel
import ToolbarLayoutCore

/// Takes one scenario file through everything: reading, replay, analysis, expectations, recording.
package struct ScenarioCheck: Sendable {
  package var settings: SuiteSettings

  package init(settings: SuiteSettings) {
    self.settings = settings
  }

  /// What `render` makes of each combination of the file's matrix that the filter takes; of one outcome
  /// for a bad file. No timeline outlives its rendering.
  package func results<Rendered>(
    ofFile path: String,
    _ render: (CaseOutcome) -> Rendered
  ) -> [Rendered] {
    let document: ScenarioDocument
    do throws(DiagnosticsError) {
      document = try ScenarioReader.readInProject(SourceFile.read(path: path))
    } catch {
      guard settings.filter.takes(path: path) else { return [] }
      return [render(CaseOutcome(path: path, diagnostics: error.diagnostics, remarks: []))]
    }
    var warnings = document.warnings
    return document.scenarios.filter(settings.filter.takes).map { scenario in
      // The warnings of a file are told once.
      defer { warnings = [] }
      return render(outcome(of: scenario, path: path, warnings: warnings))
    }
  }

  private func outcome(of scenario: Scenario, path: String, warnings: [Diagnostic]) -> CaseOutcome {
    let result = Replay(scenario: scenario, engine: ToolbarLayoutCore()).run()
    var timeline = result.timeline
    let verdict = StabilityAnalyzer.report(
      on: timeline,
      settings: settings.stability(scenario.stability),
      today: settings.today
    )
    timeline.findings = verdict.findings
    timeline.summary = verdict.summary
    var replayed = CaseOutcome.Replayed(
      scenario: scenario,
      timeline: timeline,
      verdict: verdict,
      expectations: ExpectationJudge.outcomes(of: scenario, on: timeline, at: result.checkpoints)
    )
    var outcome = CaseOutcome(
      path: path,
      diagnostics: warnings,
      remarks: result.warnings.map { "line \($0.line): \($0.message)" }
    )
    do throws(DiagnosticsError) {
      try compare(&replayed, path: path, remarks: &outcome.remarks)
    } catch {
      outcome.diagnostics += error.diagnostics
    }
    outcome.replayed = replayed
    return outcome
  }

  private func compare(
    _ replayed: inout CaseOutcome.Replayed,
    path: String,
    remarks: inout [String]
  ) throws(DiagnosticsError) {
    guard let store = settings.store,
      let location = RecordingLocation(
        scenario: path,
        matrix: replayed.timeline.header.matrix,
        recordings: settings.recordings
      )
    else { return }
    let text = TimelineWriter.text(of: replayed.timeline)
    let recording = try store.settle(Array(text.utf8), at: location)
    replayed.recording = recording
    guard let recorded = recording.recorded else { return }
    do throws(DiagnosticsError) {
      let old = try TimelineReader.timeline(in: SourceFile(path: location.path, bytes: recorded))
      let changes = TimelineDiffer.changes(from: old, to: replayed.timeline)
      replayed.changes = changes
      if changes.isSame {
        remarks.append("\(location.path) says the same, but not as this tool writes it")
      }
    } catch {
      let first = error.diagnostics.first
      let place = first?.span.map { ":\($0.start)" } ?? ""
      remarks.append("\(location.path)\(place) is no timeline: \(first?.message ?? "")")
    }
  }
}
