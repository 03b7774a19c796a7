import ToolbarModel

/// Builds SVG and HTML text: elements with their attributes in the order given, everything escaped.
struct MarkupWriter {
  /// One attribute of an element.
  struct Attribute: ExpressibleByArrayLiteral {
    var name: String
    var value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    init(arrayLiteral elements: String...) {
      precondition(elements.count == 2, "an attribute is a name and a value: \(elements)")
      self.init(elements[0], elements[1])
    }
  }

  private(set) var text = ""
  private var depth = 0

  /// Writes an element with what `content` writes inside it.
  mutating func element(
    _ name: String,
    _ attributes: [Attribute] = [],
    content: (inout MarkupWriter) -> Void
  ) {
    line("<\(name)\(Self.joined(attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element that holds only text.
  mutating func element(_ name: String, _ attributes: [Attribute] = [], text: String) {
    line("<\(name)\(Self.joined(attributes))>\(MarkupText.escaped(text))</\(name)>")
  }

  /// Writes an empty element, closed as XML wants it.
  mutating func element(_ name: String, _ attributes: [Attribute] = []) {
    line("<\(name)\(Self.joined(attributes))/>")
  }

  /// Writes lines that are markup already: our own styles and glyphs, never words of a timeline.
  mutating func raw(_ markup: String) {
    for part in markup.split(separator: "\n") { line(String(part)) }
  }

  private mutating func line(_ line: String) {
    for _ in 0..<depth { text += " " }
    text += line
    text += "\n"
  }

  private static func joined(_ attributes: [Attribute]) -> String {
    attributes.map { " \($0.name)=\"\(MarkupText.escaped($0.value))\"" }.joined()
  }
}

extension Double {
  /// At most two decimals, the same on every machine.
  var svg: String { Length(points: self).description }
}
