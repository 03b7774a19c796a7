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
        let source = try TimelineSource(path: path)
        let (report, counts) = try judge(source, settings, today)
        try writer.writePieces { format, style, write throws(DiagnosticsError) in
          var printer = printer(of: report, format, style)
          var reader = try source.reader()
          write(printer.opening(counts))
          while let entry = try reader.next() { write(printer.text(of: entry)) }
          write(printer.closing())
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

  /// Reads a timeline once; the report lacks the entries, so that a timeline of any length can be judged.
  private static func judge(
    _ source: TimelineSource,
    _ settings: StabilitySettings,
    _ today: String
  ) throws(DiagnosticsError) -> (report: ReplayReport, counts: EntryCounts) {
    var reader = try source.reader()
    var analyzer = StabilityAnalyzer(header: reader.header, settings: settings, today: today)
    var counts = EntryCounts()
    while let entry = try reader.next() {
      counts.take(entry)
      analyzer.consume(entry)
    }
    let verdict = analyzer.finish()
    let timeline = Timeline(
      header: reader.header,
      entries: [],
      findings: verdict.findings,
      summary: verdict.summary
    )
    return (ReplayReport(timeline: timeline, verdict: verdict), counts)
  }

  private static func printer(
    of report: ReplayReport,
    _ format: OutputFormat,
    _ style: TextStyle
  ) -> any ReportPrinter {
    format == .json ? AnalysisJSON(report) : TextReportPrinter(report, style: style)
  }
}
