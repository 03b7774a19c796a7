import ExpectationCheck
import ReplayEngine
import ReplayReporting
import ScenarioModel
import SourceText
import StabilityAnalysis
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// A scenario that was replayed and judged, ready to be reported.
struct JudgedReplay {
  var report: ReplayReport
  /// Legal steps that did nothing, with their places.
  var warnings: [Diagnostic]

  /// - Parameters:
  ///   - file: the scenario's file, for the places of warnings.
  ///   - settings: of the project and the command line; the scenario's own stand between them.
  init(
    of scenario: Scenario,
    in file: SourceFile,
    executor: ReplayExecutorKind = .virtual,
    settings: StabilitySettings,
    today: String
  ) {
    self.init(
      Replay(scenario: scenario, engine: ToolbarLayoutCore(), executor: executor).run(),
      of: scenario,
      in: file,
      settings: settings,
      today: today
    )
  }

  /// Judges a replay that has run.
  init(
    _ result: ReplayResult,
    of scenario: Scenario,
    in file: SourceFile,
    settings: StabilitySettings,
    today: String
  ) {
    var timeline = result.timeline
    let verdict = StabilityAnalyzer.report(on: timeline, settings: settings, today: today)
    timeline.findings = verdict.findings
    timeline.summary = verdict.summary
    report = ReplayReport(
      timeline: timeline,
      verdict: verdict,
      expectations: ExpectationJudge.outcomes(
        of: scenario,
        on: timeline,
        at: result.checkpoints
      )
    )
    for screen in scenario.screens { report.screenTitles[screen.name] = screen.screen.title }
    warnings = result.warnings.map { warning in
      let column = (file.line(warning.line) ?? "").unicodeScalars.prefix { $0 == " " }.count + 1
      return Diagnostic(
        .warning,
        in: file,
        at: SourceSpan(at: SourcePosition(line: max(warning.line, 1), column: column)),
        warning.message
      )
    }
  }

  /// 1 when an expectation failed or a finding reached the threshold.
  func status(_ threshold: FailThreshold) -> ExitStatus {
    let fails =
      report.expectations.contains { !$0.passed }
      || report.findings.contains { threshold.fails($0.severity) }
    return fails ? .findings : .clean
  }
}
