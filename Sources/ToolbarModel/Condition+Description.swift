extension Condition: CustomStringConvertible {
  /// As a scenario writes it in one line: `{horizontalSizeClass: regular}`.
  package var description: String {
    switch self {
    case .all(let parts): "{all: [\(parts.map(\.description).joined(separator: ", "))]}"
    case .any(let parts): "{any: [\(parts.map(\.description).joined(separator: ", "))]}"
    case .not(let part): "{not: \(part)}"
    case .horizontalSizeClass(let value): "{horizontalSizeClass: \(value.rawValue)}"
    case .verticalSizeClass(let value): "{verticalSizeClass: \(value.rawValue)}"
    case .display(let value): "{display: \(value.rawValue)}"
    case .orientation(let value): "{orientation: \(value.rawValue)}"
    case .landscape: "{orientation: landscape}"
    case .hinge(let value): "{hinge: \(value.rawValue)}"
    case .verticalEdge(let value): "{verticalEdge: \(value.rawValue)}"
    case .searching(let value): "{searching: \(value)}"
    case .windowActive(let value): "{windowActive: \(value)}"
    case .minimized(let value): "{minimized: \(value)}"
    case .keyboardShown(let value): "{keyboard: \(value ? "shown" : "hidden")}"
    case .tab(let name): "{tab: \(FlowText.scalar(name))}"
    case .state(let name, let value):
      "{state: {\(FlowText.scalar(name)): \(FlowText.flag(value))}}"
    }
  }
}
