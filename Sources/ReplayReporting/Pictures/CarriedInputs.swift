package import TimelineModel
package import ToolbarModel

/// The own inputs of items as they hold now: entries say only what changed.
package struct CarriedInputs: Sendable {
  package private(set) var current: [ItemID: ItemInputs] = [:]

  package init() {}

  /// Takes in what an entry says.
  package mutating func consume(_ entry: TimelineEntry) {
    for (id, change) in entry.inputs {
      var inputs = current[id] ?? ItemInputs()
      if let badge = change.badge { inputs.badge = badge.isEmpty ? nil : badge }
      if let title = change.title { inputs.title = title }
      if let priority = change.priority { inputs.priority = priority }
      if let isEnabled = change.isEnabled { inputs.isEnabled = isEnabled }
      current[id] = inputs
    }
  }
}
