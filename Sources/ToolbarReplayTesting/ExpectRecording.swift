public import Testing
public import ToolbarReplayKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Expects that a scenario's replay is the recorded one, and that its own expectations hold.
///
/// ```swift
/// @Test("the editor's toolbar is as recorded")
/// func editor() {
///   expectRecording("Scenarios/editor.yaml")
/// }
/// ```
///
/// The first run writes the recording; commit it. When the toolbar changes, the test fails with what
/// changed in toolbar terms, and `toolbar-replay record` and `accept` make the new timeline the
/// recording. Where `CI` is set nothing is written, and a missing recording fails. Paths are relative
/// to the folder that the tests run in, which is the package's root with `swift test`.
///
/// - Parameters:
///   - path: The scenario; with a matrix, every combination is expected to be as recorded.
///   - folder: The recordings folder, when it is not `Recordings` beside `Scenarios`.
///   - mode: What may be written; nil for the rule above.
///   - sourceLocation: Where a failure is shown.
public func expectRecording(
  _ path: String,
  in folder: String? = nil,
  mode: Replay.RecordingMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for replay in replays(of: path, sourceLocation) {
    expectExpectations(of: replay, sourceLocation)
    do throws(ReplayFailure) {
      let comparison = try replay.compareWithRecording(in: folder, mode: mode ?? standardMode)
      guard !comparison.passes else { continue }
      let next = "toolbar-replay record '\(path)' && toolbar-replay accept '\(path)'"
      let what =
        comparison.status == .missing
        ? "\(comparison.path) does not exist"
        : "\(label(replay)) is not as recorded in \(comparison.path)"
      let lines = [what] + comparison.changes + ["to accept it: \(next)"]
      Issue.record("\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(error.description)", sourceLocation: sourceLocation)
    }
  }
}

/// Expects that a scenario's replay is free of instability, and that its own expectations hold.
///
/// - Parameters:
///   - path: The scenario; with a matrix, every combination.
///   - severity: Findings of this severity or worse fail.
///   - sourceLocation: Where a failure is shown.
public func expectStable(
  _ path: String,
  failingOn severity: Replay.Finding.Severity = .error,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for replay in replays(of: path, sourceLocation) {
    expectExpectations(of: replay, sourceLocation)
    for finding in replay.findings where finding.severity >= severity {
      let line = finding.line.map { ":\($0)" } ?? ""
      Issue.record(
        "\(path)\(line): \(finding.rule): \(finding.message); \(finding.hint)",
        sourceLocation: sourceLocation
      )
    }
  }
}

private func replays(of path: String, _ sourceLocation: SourceLocation) -> [Replay] {
  do throws(ReplayFailure) {
    return try Replay.runAll(scenarioAt: path)
  } catch {
    Issue.record("\(error.description)", sourceLocation: sourceLocation)
    return []
  }
}

private func expectExpectations(of replay: Replay, _ sourceLocation: SourceLocation) {
  for expectation in replay.expectations where !expectation.passed {
    let reason = expectation.reason.map { "; \($0)" } ?? ""
    Issue.record(
      "\(label(replay)), line \(expectation.line) does not hold: \(expectation.found)\(reason)",
      sourceLocation: sourceLocation
    )
  }
}

private func label(_ replay: Replay) -> String {
  replay.combination.isEmpty
    ? replay.path : "\(replay.path) [\(replay.combination.joined(separator: ", "))]"
}

/// Missing recordings are written, but never on a build server.
private var standardMode: Replay.RecordingMode {
  let value = unsafe getenv("CI").map { unsafe String(cString: $0) }
  switch value?.lowercased() {
  case nil, "", "0", "false": return .missing
  case .some: return .none
  }
}
