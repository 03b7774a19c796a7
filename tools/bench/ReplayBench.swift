import ReplayEngine
import ScenarioModel
import SourceText
import TimelineModel
import ToolbarLayoutCore

/// Scenarios: decoding, replaying, peak memory and start-up.
enum ReplayBench {
  /// Ten events a round.
  static let rounds = 200

  static func run(_ table: inout BenchTable) throws {
    // First, while this process is small: its own peak of memory counts for the children it starts.
    startUp(&table)
    memory(&table)
    try decode(&table)
    try replay(&table)
  }

  private static func decode(_ table: inout BenchTable) throws {
    let events = (0..<20_000).map { "  - {set: {count: \($0)}, after: 10ms}\n" }.joined()
    let text =
      SyntheticScenario.text(rounds: 1, items: 128)
      + events
      .split(separator: "\n").map { "  " + $0.dropFirst(2) }.joined(separator: "\n")
    let file = SourceFile(path: "bench.yaml", text: text)
    let bare = Stopwatch.best { BareLibYAML.events(in: file.bytes) }
    let decoded = try Stopwatch.best(of: 3) { try read(file) }
    table.add(
      BenchRow(
        name: "scenario of \(file.bytes.count / 1024) KiB, decoded",
        figure: Figure.text(Double(file.bytes.count) / decoded / 1_048_576) + " MiB/s",
        ratio: Figure.text(decoded / bare) + " × bare"
      )
    )
  }

  private static func replay(_ table: inout BenchTable) throws {
    let file = SourceFile(path: "bench.yaml", text: SyntheticScenario.text(rounds: rounds))
    guard let scenario = try read(file).scenarios.first else { return }
    let seconds = Stopwatch.best(of: 3) {
      Replay(scenario: scenario, engine: ToolbarLayoutCore()).run().timeline.entries.count
    }
    table.add(
      BenchRow(
        name: "replay of \(rounds * 10) events, 16 items",
        figure: Figure.text(Double(rounds * 10) / seconds) + " events/s",
        ratio: Figure.text(seconds * 1e6 / Double(rounds * 10)) + " µs each"
      )
    )
  }

  /// Replays and writes in a process of its own: `replay-bench --replay`.
  static func replayAndWrite() throws -> String {
    let file = SourceFile(path: "bench.yaml", text: SyntheticScenario.text(rounds: 2_000))
    guard let scenario = try read(file).scenarios.first else { return "" }
    return TimelineWriter.text(
      of: Replay(scenario: scenario, engine: ToolbarLayoutCore()).run().timeline
    )
  }

  private static func memory(_ table: inout BenchTable) {
    guard let run = ChildRun(CommandLine.arguments[0], ["--replay"]),
      let text = try? replayAndWrite()
    else { return }
    let written = Double(text.utf8.count) / 1_048_576
    let most = 3 * written + 32
    table.add(
      BenchRow(
        name: "peak memory of a replay, \(Figure.text(written)) MiB written",
        figure: Figure.text(run.peakMebibytes) + " MiB",
        ratio: Figure.text(run.peakMebibytes / written) + " × written",
        goal: "≤ 3 × + 32 MiB",
        isReached: run.peakMebibytes <= most
      )
    )
  }

  private static func startUp(_ table: inout BenchTable) {
    let scenario = "Scenarios/photo-editor/fold-while-searching.yaml"
    guard let tool = BenchFiles.program("toolbar-replay"), ChildRun(tool, [scenario])?.status == 0
    else { return }
    let runs = (0..<20).compactMap { _ in ChildRun(tool, [scenario]) }
    guard let best = runs.map(\.wallSeconds).min(), let peak = runs.map(\.peakMebibytes).max()
    else { return }
    table.add(
      BenchRow(
        name: "start to finish of the README's scenario",
        figure: Figure.text(best * 1000) + " ms",
        ratio: Figure.text(peak) + " MiB peak",
        goal: "≤ 20 ms",
        isReached: best <= 0.020
      )
    )
  }

  static func read(_ file: SourceFile) throws -> ScenarioDocument {
    try ScenarioReader.read(file) { path throws(DiagnosticsError) in
      throw DiagnosticsError([Diagnostic(path: path, "a bench scenario stands alone")])
    }
  }
}
