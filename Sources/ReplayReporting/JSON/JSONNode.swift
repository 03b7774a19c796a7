package import YAMLSyntax

/// A YAML value as written, in JSON: plain scalars mean what the core schema says.
package enum JSONNode {
  package static func write(_ node: YAMLNode, to out: inout JSONWriter) {
    switch node.content {
    case .scalar(let scalar): write(scalar, to: &out)
    case .sequence(let nodes):
      out.array { out in for node in nodes { write(node, to: &out) } }
    case .mapping(let pairs):
      out.object { out in
        for pair in pairs {
          out.key(pair.key)
          write(pair.value, to: &out)
        }
      }
    }
  }

  private static func write(_ scalar: YAMLScalar, to out: inout JSONWriter) {
    guard scalar.isPlain else { return out.string(scalar.text) }
    switch scalar.text {
    case "", "~", "null", "Null", "NULL": out.null()
    case "true", "True", "TRUE": out.bool(true)
    case "false", "False", "FALSE": out.bool(false)
    case let text:
      if let number = number(text) { out.raw(number) } else { out.string(text) }
    }
  }

  /// A plain decimal number in JSON's form; nil when the text is not one.
  private static func number(_ text: String) -> String? {
    let isNegative = text.hasPrefix("-")
    let unsigned = text.drop { $0 == "-" || $0 == "+" }
    guard text.count - unsigned.count <= 1 else { return nil }
    let parts = unsigned.split(separator: ".", omittingEmptySubsequences: false)
    let isDigits = { (part: Substring) in part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    guard parts.count <= 2, parts.allSatisfy(isDigits), parts.contains(where: { !$0.isEmpty })
    else { return nil }
    let whole = parts[0].drop { $0 == "0" }
    let fraction = parts.count > 1 ? parts[1] : ""
    guard whole.count <= 15 else { return nil }
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole)
      + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}
