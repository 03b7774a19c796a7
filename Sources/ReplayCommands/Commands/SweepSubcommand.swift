import ReplayEngine
import ReplayReporting
import ScenarioModel
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// `toolbar-replay sweep SCENARIO`: which items are visible at every width, with exact thresholds.
enum SweepSubcommand: Subcommand {
  static let width = OptionSpec("width", .text("A...B"), "widths in points (default 320...1032)")
  static let height = OptionSpec("height", .text("A...B"), "heights in points instead")

  static let spec = CommandSpec(
    "sweep",
    "which items are visible at every width or height, with the exact thresholds",
    examples: [
      CommandSpec.Example("sweep editor.yaml", "widths from 320 to 1032"),
      CommandSpec.Example("sweep editor.yaml --format svg > sweep.svg", "as a chart"),
      CommandSpec.Example("sweep editor.yaml --height 400...700", "heights, for a vertical bar"),
    ],
    arguments: [ArgumentSpec("SCENARIO", .one, .files, "a scenario file; - is standard input")],
    options: [.format(.text, .json, .svg, .html), width, height],
    discussion:
      "The scenario's start is laid out; events are not replayed. Intervals are half-open: "
      + "the end belongs to the next one. The layout has no memory, so growing and shrinking agree."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let axis = try self.axis(arguments)
    let range = try self.range(arguments, axis)
    var writer = ReportWriter(arguments.outputs(standard: .text), context)
    var isFirst = true
    let status = try ScenarioInput.forEach(arguments.positionals, context) { document in
      for scenario in document.scenarios {
        let intervals = StartLayout(of: scenario).sweep(along: axis, in: range)
        let header = TimelineHeader(of: scenario)
        writer.write { format, style in
          switch format {
          case .json: SweepJSON.document(of: intervals, along: axis, in: header)
          // A picture is one document: the first combination of a matrix has it.
          case .svg: isFirst ? SweepChart(of: intervals, along: axis, in: header).text() : ""
          case .html:
            isFirst ? SweepPage(SweepChart(of: intervals, along: axis, in: header)).text() : ""
          case .text, .markdown, .junit, .sarif, .github, .trace:
            SweepText(style: style).text(of: intervals, along: axis, in: header)
          }
        }
        isFirst = false
      }
      return .clean
    }
    try writer.finish()
    return status
  }

  private static func axis(_ arguments: ParsedArguments) throws(CommandLineError) -> SweepAxis {
    guard arguments.value(of: height) != nil else { return .width }
    if arguments.value(of: width) != nil {
      throw CommandLineError("a sweep goes along --width or --height, not both", command: spec.name)
    }
    return .height
  }

  private static func range(
    _ arguments: ParsedArguments,
    _ axis: SweepAxis
  ) throws(CommandLineError) -> Range<Length> {
    let option = axis == .width ? width : height
    guard let text = arguments.value(of: option) else { return 320..<1032 }
    let parts = text.replacingEllipsis.split(separator: " ", omittingEmptySubsequences: true)
    let figures = parts.filter { $0.allSatisfy { "0123456789.".contains($0) } }
    let ends = figures.compactMap { Double($0) }.filter { $0 <= 10_000 }.map { Length(points: $0) }
    guard parts.count == 2, ends.count == 2, ends[0] >= 1, ends[0] < ends[1] else {
      throw CommandLineError(
        "'--\(option.name)' takes two lengths from 1 to 10000, the smaller first, such as "
          + "320...1032, not '\(text)'",
        command: spec.name
      )
    }
    return ends[0]..<ends[1]
  }
}

extension String {
  /// The text with `...` or `…` between its figures as a space.
  fileprivate var replacingEllipsis: String {
    var out = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix("...") {
        out += " "
        rest = rest.dropFirst(3)
      } else {
        out.append(first == "…" ? " " : first)
        rest = rest.dropFirst()
      }
    }
    return out
  }
}
