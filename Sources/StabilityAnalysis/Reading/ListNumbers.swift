import TimelineModel
import ToolbarModel

/// Numbers lists that grow by one at a time, so that equal lists are equal numbers and a key stays small.
struct ListNumbers: Sendable {
  private struct Step: Hashable, Sendable {
    var list: Int
    var next: EventArgument
  }

  private var customizations: [Step: Int] = [:]
  private var inputs: [[ItemID: ItemInputs]: Int] = [[:]: 0]
  private var current: [ItemID: ItemInputs] = [:]

  /// The number of `list` with one more customization.
  mutating func number(adding next: EventArgument, to list: Int) -> Int {
    let step = Step(list: list, next: next)
    if let number = customizations[step] { return number }
    customizations[step] = customizations.count + 1
    return customizations.count
  }

  /// The number of the own inputs in force after `changes`.
  mutating func number(adding changes: [ItemID: ItemInputs]) -> Int {
    for (id, change) in changes {
      var inputs = current[id] ?? ItemInputs()
      if let badge = change.badge { inputs.badge = badge }
      if let title = change.title { inputs.title = title }
      if let priority = change.priority { inputs.priority = priority }
      if let isEnabled = change.isEnabled { inputs.isEnabled = isEnabled }
      current[id] = inputs
    }
    if let number = inputs[current] { return number }
    inputs[current] = inputs.count
    return inputs.count - 1
  }
}
