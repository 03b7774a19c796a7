import SourceText
import ToolbarModel
package import YAMLSyntax

/// Writes the nodes of a scenario as YAML: blocks where there is structure, one line where it fits.
package enum ScenarioText {
  /// Reads well up to here; longer lists and mappings become blocks.
  private static let width = 100

  /// The text of a document, with a final newline.
  package static func text(of node: YAMLNode) -> String {
    var out = ""
    write(node, indent: 0, into: &out)
    return out
  }

  /// Writes a block whose first line is already indented.
  private static func write(_ node: YAMLNode, indent: Int, into out: inout String) {
    switch node.content {
    case .scalar(let scalar): out += self.scalar(scalar) + "\n"
    case .mapping(let pairs):
      if pairs.isEmpty { out += "{}\n" }
      for (index, pair) in pairs.enumerated() {
        if index > 0 { out += spaces(indent) }
        out += FlowText.scalar(pair.key) + ":"
        writeValue(pair.value, after: indent + pair.key.count + 2, indent: indent + 2, into: &out)
      }
    case .sequence(let elements):
      if elements.isEmpty { out += "[]\n" }
      for (index, element) in elements.enumerated() {
        if index > 0 { out += spaces(indent) }
        let line = flow(element)
        if isShort(element), line.count + indent + 2 <= width {
          out += "- \(line)\n"
        } else {
          out += "- "
          write(element, indent: indent + 2, into: &out)
        }
      }
    }
  }

  private static func writeValue(
    _ value: YAMLNode,
    after column: Int,
    indent: Int,
    into out: inout String
  ) {
    let line = flow(value)
    if isShort(value), column + line.count <= width || value.scalar != nil {
      out += " \(line)\n"
    } else {
      out += "\n" + spaces(indent)
      write(value, indent: indent, into: &out)
    }
  }

  /// Whether a value may stand on one line: nothing in it holds more than single values.
  private static func isShort(_ node: YAMLNode) -> Bool {
    switch node.content {
    case .scalar: true
    case .sequence(let elements): elements.allSatisfy { $0.scalar != nil } || elements.count == 1
    case .mapping(let pairs):
      pairs.allSatisfy { pair in
        pair.value.scalar != nil || pair.value.sequence?.allSatisfy { $0.scalar != nil } == true
      } || pairs.count == 1
    }
  }

  private static func flow(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): self.scalar(scalar)
    case .sequence(let elements): "[\(elements.map(flow).joined(separator: ", "))]"
    case .mapping(let pairs):
      "{"
        + pairs.map { "\(FlowText.scalar($0.key)): \(flow($0.value))" }.joined(separator: ", ")
        + "}"
    }
  }

  /// Numbers, truth and nothing as written; text so that it reads back as text.
  private static func scalar(_ scalar: YAMLScalar) -> String {
    switch scalar.value {
    case .null: "~"
    case .boolean(let value): "\(value)"
    case .integer, .float: scalar.text
    case .text(let text):
      // Durations and the like, which begin with a digit and are text all the same.
      scalar.isPlain && text.utf8.allSatisfy(isWordByte) ? text : FlowText.scalar(text)
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
