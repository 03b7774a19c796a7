import ToolbarModel

extension ScenarioSchema {
  static func schemaOfKind(_ kind: FormatKind) -> SchemaValue {
    switch kind {
    case .text(.any): .object(["type": .text("string")])
    case .text(.some), .reference(.newItem), .reference(.newTab):
      .object(["type": .text("string"), "minLength": .integer(1)])
    case .text(.line):
      .object(["type": .text("string"), "pattern": .text("^[^\\n\\r]+$")])
    case .text(.name):
      .object(["type": .text("string"), "pattern": .text("^[^\\u0000-\\u001f\\u007f-\\u009f]+$")])
    case .reference: .object(["type": .text("string")])
    case .word(let vocabulary): .object(["enum": .words(vocabulary.words)])
    case .boolean: .object(["type": .text("boolean")])
    case .integer(let range):
      .object([
        "type": .text("integer"),
        "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound),
      ])
    case .number(let range):
      .object([
        "type": .text("number"),
        "minimum": .number(range.limits.lowerBound.description),
        "maximum": .number(range.limits.upperBound.description),
      ])
    case .duration:
      .object(["type": .text("string"), "pattern": .text("^[0-9]+(\\.[0-9]+)?(ms|s)$")])
    case .date:
      .object(["type": .text("string"), "pattern": .text("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")])
    case .flag, .scalar: .object(["type": .words(["string", "number", "boolean"])])
    case .nothing: .object(["type": .text("null")])
    case .list(let list): schema(of: list)
    case .mapping(let name): .object(["$ref": reference(name)])
    case .variant(let variants):
      .object(["oneOf": .array(variants.mappings.map { .object(["$ref": reference($0)]) })])
    case .entries(let entries): schema(of: entries)
    case .anyOf(let kinds): .object(["anyOf": .array(kinds.map { schemaOfKind($0) })])
    }
  }

  private static func schema(of list: FormatList) -> SchemaValue {
    var schema = SchemaValue.object([
      "type": .text("array"), "items": schemaOfKind(list.element),
    ])
    if list.count.lowerBound > 0 {
      schema = schema.adding(["minItems": .integer(list.count.lowerBound)])
    }
    if list.count.upperBound < Int.max {
      schema = schema.adding(["maxItems": .integer(list.count.upperBound)])
    }
    return schema
  }

  private static func schema(of entries: FormatEntries) -> SchemaValue {
    var schema = SchemaValue.object([
      "type": .text("object"),
      "propertyNames": schemaOfKind(entries.key),
      "additionalProperties": schemaOfKind(entries.value),
    ])
    if !entries.isEmptyAllowed { schema = schema.adding(["minProperties": .integer(1)]) }
    return schema
  }
}
