import ReplayEngine
import ReplayReporting
import ScenarioModel
import SourceText
import ToolbarModel
import YAMLSyntax

/// A schedule as a scenario file of its own: everything but the events as written, the events at fixed
/// instants, so that it can be kept as a regression test.
enum WitnessText {
  static func text(
    of steps: [PerformedStep],
    of scenario: Scenario,
    in file: SourceFile,
    because reason: String
  ) throws(DiagnosticsError) -> String {
    let root = try YAMLReader.document(in: file)
    var lines = ["# \(TextSafety.escaped(reason))"]
    for pair in root.mapping ?? [] where !["events", "tracks", "matrix"].contains(pair.key) {
      lines.append("\(FlowText.scalar(pair.key)): \(flow(pair.value))")
    }
    if !scenario.matrix.isEmpty {
      let choices = scenario.matrix.map {
        "\(FlowText.scalar($0.path)): [\(FlowText.scalar($0.value))]"
      }
      lines.append("matrix: {\(choices.joined(separator: ", "))}")
    }
    lines.append("events:")
    lines += steps.map { "  - \(step($0))" }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func step(_ performed: PerformedStep) -> String {
    if case .expect(let expectation) = performed.step.action {
      return "expect: \(flow(expectation.node))"
    }
    guard let event = performed.event else { return "" }
    let text = event.description
    var parts = [text.contains(":") ? text : bare(event)]
    parts.append("at: \(performed.at.milliseconds)ms")
    if let over = performed.step.over { parts.append("over: \(over)") }
    if let label = performed.step.label { parts.append("label: \(FlowText.scalar(label))") }
    return "{\(parts.joined(separator: ", "))}"
  }

  /// A bare word needs a value to stand beside a modifier.
  private static func bare(_ event: ReplayEvent) -> String {
    switch event {
    case .fold(let to, _): "fold: \(to.rawValue)"
    case .unfold(let to, _): "unfold: \(to.rawValue)"
    default: "\(event.verb.rawValue): ~"
    }
  }

  /// A value on one line that reads back as the same value.
  private static func flow(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.isPlain ? scalar.text : FlowText.quoted(scalar.text)
    case .sequence(let nodes): "[" + nodes.map(flow).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{"
        + pairs.map { "\(FlowText.scalar($0.key)): \(flow($0.value))" }.joined(separator: ", ")
        + "}"
    }
  }
}
