import ReplayEngine
import ScenarioModel
import SourceText
import TimelineModel
import ToolbarModel

/// Scenarios built by hand, and timelines told in one line an entry.
enum HandBuilt {
  static func items(_ names: String...) -> [ToolbarEntry] {
    names.map { .item(ToolbarItem(id: ItemID($0), content: .label(title: $0, symbol: $0))) }
  }

  static func scenario(
    device: DeviceProfile = .iPhoneDuo,
    screens: [(String, Screen)] = [("screen", Screen(title: "One", toolbar: items("a", "b")))],
    start: StartState = StartState(),
    disabled: [MachineReaction] = [],
    tracks: [Track]
  ) -> Scenario {
    Scenario(
      name: "By hand",
      path: "Scenarios/tests/by-hand.yaml",
      device: device,
      screens: screens.map {
        NamedScreen(name: $0.0, screen: $0.1, path: "by-hand.yaml", position: .start)
      },
      start: start,
      tracks: tracks,
      disabledReactions: disabled
    )
  }

  static func track(named name: String = "events", _ steps: [Step]) -> Track {
    Track(name: name, steps: steps)
  }

  static func step(
    _ event: ReplayEvent,
    _ timing: Step.Timing = .afterSettled,
    over: Int? = nil,
    line: Int = 1
  ) -> Step {
    Step(
      action: .event(event),
      timing: timing,
      over: over.map { ReplayDuration(milliseconds: $0) },
      position: SourcePosition(line: line, column: 1)
    )
  }

  static func run(
    _ scenario: Scenario,
    _ executor: ReplayExecutorKind = .virtual
  ) -> ReplayResult {
    Replay(scenario: scenario, engine: TrivialEngine(), executor: executor).run()
  }

  /// `at event bars`, settled entries with a full stop.
  static func lines(_ result: ReplayResult) -> [String] {
    result.timeline.entries.map { entry in
      var line = "\(entry.at.milliseconds)"
      if let event = entry.event { line += " \(event.text)" }
      if let by = entry.raisedBy { line += " by \(by)" }
      if entry.isSample { line += " sample" }
      line += " |"
      for row in entry.bars.rows {
        line += " \(row.bar.rawValue) [\(row.ids.map(\.name).joined(separator: " "))]"
      }
      return line + (entry.isSettled ? "." : "")
    }
  }
}
