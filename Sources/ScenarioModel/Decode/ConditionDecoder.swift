import ToolbarModel

/// Makes conditions from checked nodes.
enum ConditionDecoder {
  /// A mapping whose entries must all hold; one entry is its own condition.
  static func condition(_ node: CheckedNode) -> Condition {
    let conditions = node.entries.flatMap { part($0.key, $0.value) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private static func part(_ key: String, _ value: CheckedNode) -> [Condition] {
    switch key {
    case "horizontalSizeClass": [.horizontalSizeClass(value.value(SizeClass.self))]
    case "verticalSizeClass": [.verticalSizeClass(value.value(SizeClass.self))]
    case "display": [.display(value.value(Display.self))]
    case "orientation":
      [value.text == "landscape" ? .landscape : .orientation(value.orientation)]
    case "hinge": [.hinge(value.value(HingeStatus.self))]
    case "verticalEdge": [.verticalEdge(value.value(VerticalEdge.self))]
    case "searching": [.searching(value.boolean)]
    case "windowActive": [.windowActive(value.boolean)]
    case "minimized": [.minimized(value.boolean)]
    case "keyboard": [.keyboardShown(value.text == "shown")]
    case "tab": [.tab(value.text)]
    case "state": value.entries.map { .state(name: $0.key, value: $0.value.flag) }
    case "any": [.any(value.elements.map { condition($0) })]
    case "all": [.all(value.elements.map { condition($0) })]
    case "not": [.not(condition(value))]
    default: preconditionFailure("checked condition has no known key: \(key)")
    }
  }
}
