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
    switch scalar.value {
    case .null: out.null()
    case .boolean(let value): out.bool(value)
    case .integer(let value): out.integer(value)
    case .float(let value) where value.isFinite: out.raw("\(value)")
    case .float, .text: out.string(scalar.text)
    }
  }
}
