import ToolbarModel
package import YAMLSyntax

/// A YAML value on one line, for messages: `{visible: [share], strip: right}`.
package enum FlowNode {
  package static func text(of node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.isPlain ? scalar.text : FlowText.scalar(scalar.text)
    case .sequence(let nodes): "[" + nodes.map(text(of:)).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { "\($0.key): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
    }
  }
}
