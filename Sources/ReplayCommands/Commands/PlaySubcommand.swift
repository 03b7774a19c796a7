import ReplayEngine
import ReplayReporting
import ScenarioModel
import SourceText
import Synchronization
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// `toolbar-replay play SCENARIO`: live in the terminal.
enum PlaySubcommand: Subcommand {
  static let speed = OptionSpec("speed", .text("N"), "how fast; 1 is live, 2 twice as fast")

  static let spec = CommandSpec(
    "play",
    "play a scenario live in the terminal",
    examples: [
      CommandSpec.Example("play editor.yaml", "space pauses, arrows step, q quits"),
      CommandSpec.Example("play editor.yaml --speed 0.25", "at a quarter of the speed"),
    ],
    arguments: [ArgumentSpec("SCENARIO", .one, .files, "a scenario file")],
    options: [speed],
    discussion:
      "Off a terminal each entry is printed as it happens, in plain lines. A matrix plays "
      + "its first combination."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let speed = try self.speed(arguments)
    return try ScenarioInput.forEach(arguments.positionals, context) { document in
      guard let scenario = document.scenarios.first else { return .clean }
      let replay = Replay(scenario: scenario, engine: ToolbarLayoutCore())
      var titles: [String: String] = [:]
      for screen in scenario.screens { titles[screen.name] = screen.screen.title }
      let header = TimelineHeader(of: scenario)
      let screenTitles = titles
      let picture = { (style: TextStyle) in
        EntryPicture(header: header, screenTitles: screenTitles, style: style)
      }
      let isInPlace =
        context.outputTerminal.isTerminal && context.environment["TERM"] != "dumb"
      if isInPlace, let terminal = RawTerminal() {
        Player(
          timeline: replay.run().timeline,
          picture: picture,
          style: { current(context).outputStyle },
          rows: { current(context).outputTerminal.height ?? 24 },
          speed: speed,
          output: context.output
        ).play(on: terminal)
      } else {
        playLines(replay, picture(context.outputStyle), speed, context.output)
      }
      return .clean
    }
  }

  /// The context with the terminal's present size.
  private static func current(_ context: CommandContext) -> CommandContext {
    var now = context
    now.outputTerminal = .behind(descriptor: 1)
    return now
  }

  /// Each entry as it happens, from the executor that runs in real time.
  private static func playLines(
    _ replay: Replay,
    _ picture: EntryPicture,
    _ speed: Int,
    _ output: OutputSink
  ) {
    let previous = Mutex<TimelineEntry?>(nil)
    _ = replay.play(pace: .real(speedHundredths: speed)) { entry in
      let before = previous.withLock { last in
        defer { last = entry }
        return last
      }
      for line in picture.reportLines(of: entry, after: before) { output.writeLine(line) }
      output.flush()
      return !Interruption.isRequested
    }
  }

  private static func speed(_ arguments: ParsedArguments) throws(CommandLineError) -> Int {
    guard let text = arguments.value(of: speed) else { return 100 }
    guard let value = Double(text), value >= 0.01, value <= 1000 else {
      throw CommandLineError(
        "'--speed' takes a number from 0.01 to 1000, not '\(text)'",
        command: spec.name
      )
    }
    return Int((value * 100).rounded())
  }
}
