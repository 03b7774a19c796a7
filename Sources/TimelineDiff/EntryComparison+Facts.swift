import TimelineModel
import ToolbarModel

/// Facts beside places, orders and frames.
extension EntryComparison {
  /// What differs in two entries beside their states: the inputs, and what concerns the entries themselves.
  static func ownDifferences(
    from old: TimelineEntry,
    to new: TimelineEntry
  ) -> (inputs: Differences, rest: Differences) {
    guard
      old.inputs != new.inputs || old.pass != new.pass || old.isSettled != new.isSettled
        || old.label != new.label || old.raisedBy != new.raisedBy
    else { return ([], []) }
    var inputs = EntryComparison(old: old.state.value, new: new.state.value)
    inputs.addNamed("input", old.inputs, new.inputs, Self.text)
    var rest = EntryComparison(old: old.state.value, new: new.state.value)
    rest.addNamed("pass", nil, old.pass.map(String.init), new.pass.map(String.init))
    rest.addNamed("settled", nil, old.isSettled ? "yes" : "no", new.isSettled ? "yes" : "no")
    rest.addNamed("label", nil, old.label, new.label)
    rest.addNamed("by", nil, old.raisedBy, new.raisedBy)
    return (inputs.differences, rest.differences)
  }

  mutating func addNamed(
    _ name: String,
    _ id: ItemID?,
    _ before: String?,
    _ after: String?
  ) {
    guard before != after else { return }
    add(
      .named(name, id),
      FactDifference(
        kind: .trait,
        items: id.map { [$0.name] } ?? [],
        before: "\(name) \(before ?? "none")",
        after: "\(name) \(after ?? "none")"
      )
    )
  }

  private mutating func addNamed<Value: Equatable>(
    _ name: String,
    _ before: [ItemID: Value],
    _ after: [ItemID: Value],
    _ text: (Value) -> String
  ) {
    guard before != after else { return }
    for id in Set(before.keys).union(after.keys).sorted() {
      addNamed(name, id, before[id].map(text), after[id].map(text))
    }
  }

  mutating func compareFacts() {
    addNamed("form", old.forms, new.forms, \.rawValue)
    addNamed("opacity", old.opacity, new.opacity) { Length(hundredths: $0).description }
    addNamed("instance", old.instances, new.instances) { $0 }
  }

  mutating func compareChoices() {
    addNamed("focus", nil, old.focus?.name, new.focus?.name)
    addNamed("menu", nil, old.menu.map(Self.text), new.menu.map(Self.text))
    addNamed("inert", nil, Self.text(old.inert), Self.text(new.inert))
  }

  private static func text(_ menu: OpenMenu) -> String {
    ["open", menu.owner?.name, menu.frame.map(TraitTexts.text)].compactMap(\.self)
      .joined(separator: " ")
  }

  private static func text(_ ids: [ItemID]) -> String? {
    ids.isEmpty ? nil : ids.map(\.name).joined(separator: ", ")
  }

  private static func text(_ inputs: ItemInputs) -> String {
    [
      inputs.badge.map { "badge \(FlowText.quoted($0))" },
      inputs.title.map { "title \(FlowText.quoted($0))" },
      inputs.priority.map { "priority \($0)" },
      inputs.isEnabled.map { $0 ? "enabled" : "disabled" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
