import ReplayReporting
import SourceText
import ToolbarModel

/// `toolbar-replay render TIMELINE`: pictures of a timeline.
enum RenderSubcommand: Subcommand {
  static let animate = OptionSpec.flag(
    "animate",
    "make the SVG move: it plays the timeline, without script, also as an image of a page"
  )
  static let combination = OptionSpec(
    "combination",
    .integer("N", 1...10_000),
    "which combination of a scenario's matrix to draw (default 1)"
  )

  static let spec = CommandSpec(
    "render",
    "draw a timeline, or a scenario's replay: filmstrip, animation, page to scrub, trace",
    examples: [
      CommandSpec.Example("render editor.yaml > editor.svg", "a filmstrip of the settled moments"),
      CommandSpec.Example("render editor.yaml --animate > editor.svg", "one that moves"),
      CommandSpec.Example("render fold.timeline.yaml --format html=fold.html", "to scrub through"),
      CommandSpec.Example("render editor.yaml --format trace > trace.json", "for ui.perfetto.dev"),
    ],
    arguments: [
      ArgumentSpec("TIMELINE", .one, .files, "a timeline or scenario file; - is standard input")
    ],
    options: [.format(.svg, .html, .text, .trace), animate, combination, .rules],
    discussion: "Every picture is one file without network or script from elsewhere, in light and "
      + "dark. Frames that a captured timeline leaves out are placed by bar and order."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let loader = TimelineLoader(
      settings: try AnalysisSettings(arguments, context),
      today: Today.text(context.environment),
      recordings: nil
    )
    let file = try loader.load(arguments.positionals[0])
    context.report(file.warnings)
    let reports = file.reports
    let number = arguments.integer(of: combination) ?? 1
    guard reports.indices.contains(number - 1) else {
      throw CommandLineError("there is no combination \(number), only \(reports.count)")
    }
    let report = reports[number - 1]
    let titles = report.screenTitles
    let isAnimated = arguments.has(animate)
    // A picture is data, not a report: it is printed only where nothing else was asked for.
    let asked = arguments.outputs(standard: nil)
    try context.write(asked.isEmpty ? [OutputRequest(.svg)] : asked) { format, style in
      switch format {
      case .html: TimelinePage(report.timeline, screenTitles: titles).text()
      case .trace: TraceJSON.text(of: report.timeline)
      case .text: TextReport(style: style).text(of: report)
      case .svg where isAnimated: AnimatedSVG(report.timeline, screenTitles: titles).text()
      case .svg, .json, .markdown, .junit, .sarif, .github:
        FilmstripSVG(report.timeline, screenTitles: titles).text()
      }
    }
    return .clean
  }
}
