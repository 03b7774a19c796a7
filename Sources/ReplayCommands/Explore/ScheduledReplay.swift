import ReplayEngine
import ReplayReporting
import SourceText

/// The one order that a token names, replayed.
struct ScheduledReplay {
  var result: ReplayResult
  var steps: [PerformedStep]

  init(
    _ token: String,
    of exploration: ReplayExploration,
    in file: SourceFile
  ) throws(CommandLineError) {
    let shown = TextSafety.escaped(token)
    let choices: [ScheduleChoice]
    do {
      choices = try ScheduleToken.choices(
        in: token,
        fingerprint: ScheduleToken.fingerprint(of: file.bytes)
      )
    } catch {
      throw switch error {
      case .malformed: CommandLineError("--schedule '\(shown)' is not a schedule")
      case .otherScenario:
        CommandLineError(
          "--schedule '\(shown)' was made for another scenario, or for this one before it changed"
        )
      }
    }
    guard let replay = exploration.replay(choices) else {
      throw CommandLineError(
        "--schedule '\(shown)' does not fit this scenario; give the --jitter it was found with"
      )
    }
    (result, steps) = replay
  }
}
