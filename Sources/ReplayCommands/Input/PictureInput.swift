import ReplayReporting
import ScenarioModel
import SourceText
import StabilityAnalysis
import TimelineModel
import ToolbarModel

/// Reads what pictures are made of: a timeline file, or a scenario, which is replayed and judged first.
enum PictureInput {
  /// One report for a timeline, one for each combination of a scenario's matrix.
  static func reports(
    at path: String,
    settings: AnalysisSettings,
    _ context: CommandContext
  ) throws(DiagnosticsError) -> [ReplayReport] {
    let file = try SourceFile.read(path: path, limit: TimelineReader.byteLimit)
    if isTimeline(file) {
      return [report(of: try TimelineReader.timeline(in: file), settings: settings, context)]
    }
    let document = try ScenarioReader.read(file) { path throws(DiagnosticsError) in
      try SourceFile.read(path: path)
    }
    context.report(document.warnings)
    return document.scenarios.map { scenario in
      JudgedReplay(
        of: scenario,
        in: document.file,
        settings: settings.settings(over: scenario.stability),
        today: Today.text(context.environment)
      ).report
    }
  }

  /// A timeline that carries no findings is judged; one that does is shown as it was recorded.
  private static func report(
    of timeline: Timeline,
    settings: AnalysisSettings,
    _ context: CommandContext
  ) -> ReplayReport {
    if let findings = timeline.findings {
      return ReplayReport(timeline: timeline, findings: findings)
    }
    var timeline = timeline
    let verdict = StabilityAnalyzer.report(
      on: timeline,
      settings: settings.settings(),
      today: Today.text(context.environment)
    )
    timeline.findings = verdict.findings
    timeline.summary = verdict.summary
    return ReplayReport(timeline: timeline, verdict: verdict)
  }

  /// Whether a `timeline:` stands at the margin among the first lines, the mark of a timeline file.
  private static func isTimeline(_ file: SourceFile) -> Bool {
    file.bytes.prefix(4096).split(separator: 0x0A).contains { $0.starts(with: "timeline:".utf8) }
  }
}
