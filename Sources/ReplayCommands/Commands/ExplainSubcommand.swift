import ReplayEngine
import ReplayReporting
import ScenarioModel
import SourceText
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// `toolbar-replay explain SCENARIO`: why each item is where it is.
enum ExplainSubcommand: Subcommand {
  static let item = OptionSpec(
    "item",
    .text("ID"),
    isRepeatable: true,
    "only this item; may be given more than once"
  )
  static let at = OptionSpec(
    "at",
    .text("TIME"),
    "the moment, as 250ms or 1.2s, or the number of an entry (default: the last settled one)"
  )

  static let spec = CommandSpec(
    "explain",
    "why each item is where it is, and what would have kept it",
    examples: [
      CommandSpec.Example("explain editor.yaml", "every item once all has settled"),
      CommandSpec.Example("explain editor.yaml --item redo --at 175ms", "one item at one moment"),
    ],
    arguments: [ArgumentSpec("SCENARIO", .one, .files, "a scenario file; - is standard input")],
    options: [.format(.text, .json), item, at],
    discussion: "What would have kept an item is tried on the layout, not guessed."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let wanted = arguments.values(of: item).map { ItemID($0) }
    var writer = ReportWriter(arguments.outputs(standard: .text), context)
    let status = try ScenarioInput.forEach(arguments.positionals, context) { document in
      for scenario in document.scenarios {
        let timeline = Replay(scenario: scenario, engine: ToolbarLayoutCore()).run().timeline
        let entry = try self.entry(arguments.value(of: at), of: timeline)
        let name = entry.detail?.traits.screens.last ?? scenario.startScreen.name
        let screen = scenario.screen(named: name) ?? scenario.startScreen.screen
        var found = EntryExplainer(screen: screen, device: scenario.device)
          .explanations(of: entry)
        if !wanted.isEmpty {
          for id in wanted where !found.contains(where: { $0.decision.id == id }) {
            throw CommandLineError(
              "no item '\(id)' at entry \(entry.index)",
              suggestion: NearestWord.to(id.name, among: found.map { $0.decision.id.name }),
              command: spec.name
            )
          }
          found = found.filter { wanted.contains($0.decision.id) }
        }
        writer.write { format, style in
          format == .json
            ? ExplanationJSON.document(of: found, at: entry, in: timeline.header)
            : ExplanationText(style: style).text(of: found, at: entry, in: timeline.header)
        }
      }
      return .clean
    }
    try writer.finish()
    return status
  }

  /// The entry meant by `--at`: an index, or the last one at or before a time.
  private static func entry(
    _ text: String?,
    of timeline: Timeline
  ) throws(CommandLineError) -> TimelineEntry {
    let entries = timeline.entries
    guard let first = entries.first else { throw CommandLineError("the replay has no entries") }
    guard let text else { return entries.last { $0.isSettled } ?? first }
    if let index = Int(text) {
      guard entries.indices.contains(index) else {
        throw CommandLineError(
          "there is no entry \(index); they count from 0 to \(entries.count - 1)",
          command: spec.name
        )
      }
      return entries[index]
    }
    guard let time = milliseconds(text) else {
      throw CommandLineError(
        "'--at' takes a time such as 250ms or 1.2s, or the number of an entry, not '\(text)'",
        command: spec.name
      )
    }
    return entries.last { $0.at.milliseconds <= time } ?? first
  }

  private static func milliseconds(_ text: String) -> Int? {
    if text.hasSuffix("ms") { return Int(text.dropLast(2)).flatMap { $0 >= 0 ? $0 : nil } }
    guard text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds >= 0, seconds < 1e6
    else { return nil }
    return Int((seconds * 1000).rounded())
  }
}
