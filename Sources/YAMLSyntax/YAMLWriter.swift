/// Writes values as canonical YAML: equal values are equal text, and what is written reads back as itself.
///
/// Mappings at the top are written key by key; what is inside them stands on one line where it fits.
package struct YAMLWriter {
  /// How texts are written, so that they read back as texts; the project has one rule for that.
  private let quoting: (String) -> String
  private let width: Int
  private var text = ""

  /// The document's text with a final newline.
  ///
  /// - Parameters:
  ///   - quoting: gives a text plain or in quotes; what it gives must be safe inside `[]` and `{}`.
  ///   - width: lists and mappings that would be longer are written one element a line.
  package static func text(
    of node: YAMLNode,
    width: Int = 100,
    quoting: (String) -> String
  ) -> String {
    withoutActuallyEscaping(quoting) { quoting in
      var writer = YAMLWriter(quoting: quoting, width: width)
      switch node.content {
      case .mapping(let pairs) where !pairs.isEmpty: writer.write(pairs, indentation: 0)
      case .sequence(let elements) where !elements.isEmpty:
        writer.write(elements, indentation: 0)
      case .mapping, .sequence, .scalar: writer.text = writer.flow(node) + "\n"
      }
      return writer.text
    }
  }

  /// The value on one line, as it may stand inside `[]` and `{}`.
  package static func flowText(of node: YAMLNode, quoting: (String) -> String) -> String {
    withoutActuallyEscaping(quoting) { YAMLWriter(quoting: $0, width: 0).flow(node) }
  }

  private init(quoting: @escaping (String) -> String, width: Int) {
    self.quoting = quoting
    self.width = width
  }

  private mutating func write(_ pairs: [YAMLPair], indentation: Int) {
    for (index, pair) in pairs.enumerated() {
      // The first key of a list's element stands behind its dash.
      if index > 0 || text.isEmpty || text.last == "\n" { indent(indentation) }
      text += quoting(pair.key) + ":"
      writeValue(pair.value, indentation: indentation, lead: quoting(pair.key).count + 2)
    }
  }

  private mutating func write(_ elements: [YAMLNode], indentation: Int) {
    for element in elements {
      indent(indentation)
      text += "-"
      switch element.content {
      case .mapping(let pairs) where !fits(element, indentation + 2):
        text += " "
        write(pairs, indentation: indentation + 2)
      case .mapping, .sequence, .scalar:
        writeValue(element, indentation: indentation, lead: 2)
      }
    }
  }

  /// Writes a value after `key:` or a dash, on the same line where it fits.
  private mutating func writeValue(_ node: YAMLNode, indentation: Int, lead: Int) {
    if fits(node, indentation + lead) {
      text += " " + flow(node) + "\n"
      return
    }
    text += "\n"
    switch node.content {
    case .mapping(let pairs): write(pairs, indentation: indentation + 2)
    case .sequence(let elements): write(elements, indentation: indentation + 2)
    case .scalar: preconditionFailure("a scalar always fits")
    }
  }

  private func fits(_ node: YAMLNode, _ column: Int) -> Bool {
    switch node.content {
    case .scalar: true
    case .sequence(let elements): elements.isEmpty || column + flow(node).count <= width
    case .mapping(let pairs): pairs.isEmpty || column + flow(node).count <= width
    }
  }

  private mutating func indent(_ count: Int) { text += String(repeating: " ", count: count) }

  private func flow(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar):
      switch scalar.value {
      case .null: "~"
      case .boolean, .integer, .float: scalar.text
      case .text: quoting(scalar.text)
      }
    case .sequence(let elements): "[" + elements.map(flow).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      "{" + pairs.map { quoting($0.key) + ": " + flow($0.value) }.joined(separator: ", ") + "}"
    }
  }
}
