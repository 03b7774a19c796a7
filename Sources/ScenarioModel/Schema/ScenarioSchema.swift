import ToolbarModel

/// The JSON Schema (2020-12) of scenarios, made from the format table.
///
/// It knows shapes, words and limits, so that an editor can complete and check them. What needs the whole
/// file (ids, screens, what a device can do) only the reader checks.
package enum ScenarioSchema {
  /// The schema as JSON text with a final newline; the same on every machine.
  package static var text: String {
    let root = SchemaValue.object([
      "$schema": .text("https://json-schema.org/draft/2020-12/schema"),
      "title": .text("toolbar-replay scenario, version 1"),
      "$ref": reference(.scenario),
      "$defs": .object(
        names.map { SchemaValue.Member(name: $0.schemaName, value: schema(of: $0)) }
      ),
    ])
    return root.text() + "\n"
  }

  /// Every mapping that can be reached from the root, in the order it is come to.
  static let names: [FormatMapping.Name] = {
    var found: [FormatMapping.Name] = [.scenario]
    var next = 0
    while next < found.count {
      for key in FormatTable.mapping(found[next]).keys {
        for name in mappings(in: key.kind) where !found.contains(name) { found.append(name) }
      }
      next += 1
    }
    return found
  }()

  private static func mappings(in kind: FormatKind) -> [FormatMapping.Name] {
    switch kind {
    case .mapping(let name): [name]
    case .variant(let variants): variants.mappings
    case .list(let list): mappings(in: list.element)
    case .entries(let entries): mappings(in: entries.value)
    case .anyOf(let kinds): kinds.flatMap { mappings(in: $0) }
    case .text, .word, .boolean, .integer, .number, .duration, .date, .flag, .scalar, .nothing,
      .reference:
      []
    }
  }

  static func reference(_ name: FormatMapping.Name) -> SchemaValue {
    .text("#/$defs/\(name.schemaName)")
  }

  private static func schema(of name: FormatMapping.Name) -> SchemaValue {
    let mapping = FormatTable.mapping(name)
    var schema = SchemaValue.object([
      "type": .text("object"),
      "properties": .object(
        mapping.keys.map { key in
          let value = schemaOfKind(key.kind).adding(["description": .text(key.meaning)])
          return SchemaValue.Member(name: key.name, value: value)
        }
      ),
      "additionalProperties": .boolean(false),
    ])
    let required = mapping.keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema = schema.adding(["required": .words(required)]) }
    if !mapping.isEmptyAllowed, required.isEmpty {
      schema = schema.adding(["minProperties": .integer(1)])
    }
    let choices = mapping.choices.map { schemaOfChoice($0) }
    if !choices.isEmpty { schema = schema.adding(["allOf": .array(choices)]) }
    return schema
  }

  private static func schemaOfChoice(_ choice: FormatChoice) -> SchemaValue {
    let each = choice.keys.map { SchemaValue.object(["required": .words([$0])]) }
    switch choice.count {
    case .exactlyOne: return .object(["oneOf": .array(each)])
    case .atLeastOne: return .object(["anyOf": .array(each)])
    case .atMostOne: return .object(["not": .object(["required": .words(choice.keys)])])
    }
  }
}

extension FormatMapping.Name {
  /// The name of its definition in the schema.
  package var schemaName: String {
    switch self {
    case .rule(let rule): "rule-\(rule.rawValue)"
    case .lengths(let rule): "lengths-\(rule.rawValue)"
    case .scenario, .device, .screen, .tab, .searchable, .minimization, .item, .groupItem,
      .menuItem, .group, .controlGroup, .spacer, .defaultItem, .overflowMenu, .view,
      .defaultCustomization, .relativePriority, .condition, .start, .startCustomization, .step,
      .hingeTarget, .keyboardHeight, .scrollDistance, .customization, .repetition, .together,
      .expectation, .safeArea, .stability, .rules, .allow, .reactions:
      "\(self)"
    }
  }
}
