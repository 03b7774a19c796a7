import ScenarioModel
import ToolbarModel

/// An item with a `disabled` condition: an own input that changes at run time.
struct InputCondition: Hashable, Sendable {
  var id: ItemID
  var disabled: Condition

  /// In declaration order, screen by screen.
  static func all(in scenario: Scenario) -> [InputCondition] {
    var result: [InputCondition] = []
    for item in scenario.screens.flatMap(\.screen.allItems) {
      guard let disabled = item.disabled, !result.contains(where: { $0.id == item.id }) else {
        continue
      }
      result.append(InputCondition(id: item.id, disabled: disabled))
    }
    return result
  }

  func holds(in traits: Traits, environment: LayoutEnvironment) -> Bool {
    disabled.holds(in: traits, environment: environment)
  }
}
