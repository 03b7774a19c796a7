import PoseMachine
import SourceText
import Testing
import YAMLSyntax

/// One case of `Fixtures/statechart.yaml`: a chart, its initial leaves, events with the leaves after them.
struct StatechartCase: Sendable, CustomTestStringConvertible {
  var id: String
  var chart: ChartState
  var start: [String]
  var steps: [(event: String, next: [String])]

  var testDescription: String { id }

  static func all(in file: SourceFile) throws -> [StatechartCase] {
    let root = try YAMLReader.document(in: file)
    return try #require(root["cases"]?.sequence).map { node in
      StatechartCase(
        id: node["id"]?.scalar?.text ?? "",
        chart: state(try #require(node["chart"])),
        start: texts(node["start"]),
        steps: (node["steps"]?.sequence ?? []).map {
          ($0["event"]?.scalar?.text ?? "", texts($0["next"]))
        }
      )
    }
  }

  private static func state(_ node: YAMLNode) -> ChartState {
    ChartState(
      node["id"]?.scalar?.text ?? "",
      kind: node["par"] == nil ? .state : .parallel,
      initial: (node["init"]?.scalar?.text).map { [$0] } ?? [],
      transitions: (node["when"]?.sequence ?? []).map { when in
        ChartTransition(
          on: when.sequence?.first?.scalar?.text,
          to: texts(when.sequence?.last)
        )
      },
      children: (node["kids"]?.sequence ?? []).map(state)
    )
  }

  private static func texts(_ node: YAMLNode?) -> [String] {
    (node?.sequence ?? []).compactMap { $0.scalar?.text }
  }
}
