import ReplayReporting
import SourceText
import StabilityAnalysis
import TimelineModel
import ToolbarModel

/// `toolbar-replay analyze TIMELINE …`: judge timelines from anywhere.
enum AnalyzeSubcommand: Subcommand {
  static let spec = CommandSpec(
    "analyze",
    "judge timelines from anywhere: a recording, a capture, another engine",
    examples: [
      CommandSpec.Example("analyze capture.timeline.yaml", "with the rules as they stand"),
      CommandSpec.Example("analyze capture.timeline.yaml --rules strict.yaml", "with own settings"),
    ],
    arguments: [
      ArgumentSpec("TIMELINE", .oneOrMore, .files, "a timeline file; - is standard input")
    ],
    options: [.format(.text, .json), .failOn, .rules],
    discussion: "What a timeline does not say makes a rule not checked, never clean. "
      + "'toolbar-replay schema timeline' prints the format."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let settings = try AnalysisSettings(arguments, context).settings()
    let threshold = FailThreshold(arguments, context)
    let today = Today.text(context.environment)
    var writer = ReportWriter(arguments.outputs(standard: .text), context)
    var status = ExitStatus.clean
    for path in arguments.positionals {
      if Interruption.isRequested { break }
      do {
        var timeline = try TimelineReader.timeline(
          in: try SourceFile.read(path: path, limit: TimelineReader.byteLimit)
        )
        let verdict = StabilityAnalyzer.report(on: timeline, settings: settings, today: today)
        timeline.findings = verdict.findings
        timeline.summary = verdict.summary
        let report = ReplayReport(timeline: timeline, verdict: verdict)
        writer.write { format, style in
          format == .json
            ? JSONReport.document(ofAnalysis: report) : TextReport(style: style).text(of: report)
        }
        if report.findings.contains(where: { threshold.fails($0.severity) }) {
          status = status.combined(with: .findings)
        }
      } catch {
        context.output.flush()
        context.report(error.diagnostics)
        status = status.combined(with: .badInput)
      }
    }
    try writer.finish()
    return status
  }
}
