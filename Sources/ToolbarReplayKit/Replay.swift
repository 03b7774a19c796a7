import ReplayEngine
import ScenarioModel
import SourceText
import StabilityAnalysis
import TimelineModel
import ToolbarLayoutCore

/// One scenario, replayed and judged.
///
/// ```swift
/// let replay = try Replay.run(scenarioAt: "Scenarios/editor.yaml")
/// #expect(replay.findings.isEmpty)
/// #expect(replay.entries.last?.bar(of: "share") == "navigationBar")
/// ```
///
/// The same scenario gives the same value on every machine; nothing waits, and no device is needed. A
/// replay promises what Apple has documented and what was measured; it is no pixel-exact rendering.
public struct Replay: Hashable, Sendable {
  /// The scenario's file, as it was named.
  public let path: String
  /// The scenario's one-line name.
  public let name: String
  /// The combination of the scenario's matrix, as `path: value`; empty without a matrix.
  public let combination: [String]
  /// Every moment at which something happened, in order.
  public let entries: [Entry]
  /// What the stability rules found, worst first.
  public let findings: [Finding]
  /// How the scenario's expectations fared, in order.
  public let expectations: [Expectation]
  /// The timeline as it is recorded: canonical YAML, equal bytes for equal replays.
  public let timelineText: String

  let timeline: Timeline

  /// Replays a scenario file: the first combination, when it has a matrix.
  ///
  /// - Throws: Every mistake of the file, each with its place.
  public static func run(scenarioAt path: String) throws(ReplayFailure) -> Replay {
    guard let first = try runAll(scenarioAt: path).first else {
      preconditionFailure("a scenario has at least one combination: \(path)")
    }
    return first
  }

  /// Replays every combination of a scenario file's matrix, in order; one without a matrix.
  public static func runAll(scenarioAt path: String) throws(ReplayFailure) -> [Replay] {
    do throws(DiagnosticsError) {
      return try replays(of: try SourceFile.read(path: path))
    } catch {
      throw ReplayFailure(error)
    }
  }

  /// Replays a scenario given as text.
  ///
  /// - Parameter path: Stands for the file in messages, and says where screens of other files are looked for.
  public static func run(
    scenario text: String,
    path: String = "scenario.yaml"
  ) throws(ReplayFailure) -> Replay {
    do throws(DiagnosticsError) {
      let replays = try replays(of: SourceFile(path: path, text: text))
      guard let first = replays.first else {
        preconditionFailure("a scenario has at least one combination: \(path)")
      }
      return first
    } catch {
      throw ReplayFailure(error)
    }
  }

  private static func replays(of file: SourceFile) throws(DiagnosticsError) -> [Replay] {
    let document = try ScenarioReader.readInProject(file)
    return document.scenarios.map { Replay(of: $0, path: file.path) }
  }

  private init(of scenario: Scenario, path: String) {
    let result = ReplayEngine.Replay(scenario: scenario, engine: ToolbarLayoutCore()).run()
    var timeline = result.timeline
    let verdict = StabilityAnalyzer.report(on: timeline, settings: scenario.stability)
    timeline.findings = verdict.findings
    timeline.summary = verdict.summary
    self.path = path
    name = scenario.name
    combination = scenario.matrix.map { "\($0.path): \($0.value)" }
    entries = timeline.entries.map(Entry.init)
    findings = verdict.findings.map(Finding.init)
    expectations = Expectation.all(of: scenario, on: timeline, at: result.checkpoints)
    timelineText = TimelineWriter.text(of: timeline)
    self.timeline = timeline
  }
}
