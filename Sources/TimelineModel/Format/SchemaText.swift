/// JSON text for the schema: members in the order given, two spaces an indentation.
struct SchemaText {
  private(set) var text = ""
  private var depth = 0
  private var isFirst = true

  mutating func object(_ body: (inout SchemaText) -> Void) { nest("{", "}", body) }

  mutating func object(_ name: String, _ body: (inout SchemaText) -> Void) {
    begin(name)
    nest("{", "}", body)
  }

  mutating func member(_ name: String, _ value: String) {
    begin(name)
    text += SchemaText.quoted(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    begin(name)
    text += "\(value)"
  }

  mutating func member(_ name: String, _ value: Bool) {
    begin(name)
    text += value ? "true" : "false"
  }

  mutating func member(_ name: String, _ values: [String]) {
    begin(name)
    text += "[" + values.map(SchemaText.quoted).joined(separator: ", ") + "]"
  }

  mutating func reference(_ name: String, _ table: TimelineTable) {
    member(name, "#/$defs/\(table.rawValue)")
  }

  /// An array type, of a fixed length when one is given.
  mutating func array(of least: Int?, or most: Int?, _ items: (inout SchemaText) -> Void) {
    member("type", "array")
    object("items", items)
    if let least { member("minItems", least) }
    if let most { member("maxItems", most) }
  }

  mutating func list<Element>(
    _ name: String,
    _ elements: [Element],
    _ body: (inout SchemaText, Element) -> Void
  ) {
    begin(name)
    nest("[", "]") { list in
      for element in elements {
        list.separate()
        list.nest("{", "}") { body(&$0, element) }
      }
    }
  }

  private mutating func begin(_ name: String) {
    separate()
    text += SchemaText.quoted(name) + ": "
  }

  private mutating func separate() {
    text += isFirst ? "\n" : ",\n"
    text += String(repeating: "  ", count: depth)
    isFirst = false
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout SchemaText) -> Void) {
    text += open
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { text += "\n" + String(repeating: "  ", count: depth) }
    text += close
    isFirst = false
  }

  /// Everything the format's own words hold needs no escape but these two.
  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { out += "\\" }
      out.unicodeScalars.append(scalar)
    }
    return out + "\""
  }
}
