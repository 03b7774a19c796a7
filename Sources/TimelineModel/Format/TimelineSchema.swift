/// The JSON Schema of timelines (draft 2020-12), made from the same table as the reader and the writer.
package enum TimelineSchema {
  /// The schema as JSON text with a final newline; the same bytes every time.
  package static var text: String {
    var json = SchemaText()
    json.object { root in
      root.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      root.member("title", "toolbar-replay timeline, version 1")
      root.reference("$ref", TimelineTable.timeline)
      root.object("$defs") { definitions in
        for table in TimelineTable.allCases {
          definitions.object(table.rawValue) { write(table, to: &$0) }
        }
      }
    }
    return json.text + "\n"
  }

  private static func write(_ table: TimelineTable, to json: inout SchemaText) {
    json.member("type", "object")
    json.object("properties") { properties in
      for field in table.keys {
        properties.object(field.name) { property in
          property.member("description", field.about)
          write(field.shape, to: &property)
        }
      }
    }
    let required = table.keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { json.member("required", required) }
    if table == .priority {
      json.member("minProperties", 1)
      json.member("maxProperties", 1)
    }
    json.object("patternProperties") { $0.object("^x-") { _ in } }
    json.member("additionalProperties", false)
  }

  private static func write(_ shape: TimelineShape, to json: inout SchemaText) {
    switch shape {
    case .text: json.member("type", ["string", "number", "boolean"])
    case .integer(let range):
      json.member("type", "integer")
      json.member("minimum", range.lowerBound)
      json.member("maximum", range.upperBound)
    case .number: json.member("type", "number")
    case .length:
      json.member("type", "number")
      json.member("minimum", 0)
      json.member("maximum", TimelineDecoder.mostPoints)
    case .boolean: json.member("type", "boolean")
    case .word(let words): json.member("enum", words)
    case .lengths(let count):
      json.array(of: count, or: count) { item in
        item.member("type", "number")
        item.member("minimum", -TimelineDecoder.mostPoints)
        item.member("maximum", TimelineDecoder.mostPoints)
      }
    case .pair(let words): json.array(of: 2, or: 2) { $0.member("enum", words) }
    case .list(let element): json.array(of: nil, or: nil) { write(element, to: &$0) }
    case .map(let value):
      json.member("type", "object")
      json.object("additionalProperties") { write(value, to: &$0) }
    case .bars(let value):
      json.member("type", "object")
      json.object("propertyNames") { $0.member("enum", TimelineShape.barNames) }
      json.object("additionalProperties") { write(value, to: &$0) }
    case .object(let table): json.reference("$ref", table)
    case .either(let shapes):
      json.list("anyOf", shapes) { write($1, to: &$0) }
    }
  }
}
