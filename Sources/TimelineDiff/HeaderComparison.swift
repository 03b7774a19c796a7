import TimelineModel
import ToolbarModel

/// What two timelines say differently before their entries.
enum HeaderComparison {
  static func changes(from old: TimelineHeader, to new: TimelineHeader) -> [TimelineChange] {
    if old == new { return [] }
    var changes: [TimelineChange] = []
    func add(_ items: [String], _ name: String, _ before: String?, _ after: String?) {
      guard before != after else { return }
      let change = TimelineChange(
        kind: .trait,
        items: items,
        event: nil,
        before: "\(name) \(before ?? "none")",
        after: "\(name) \(after ?? "none")"
      )
      // What several items have in common is one change.
      let index = changes.firstIndex {
        !items.isEmpty && $0.before == change.before && $0.after == change.after
      }
      if let index { changes[index].items += items } else { changes.append(change) }
    }
    add([], "model", old.model.map(String.init), new.model.map(String.init))
    add([], "scenario", old.scenario, new.scenario)
    add([], "device", old.device, new.device)
    add([], "os", old.os, new.os)
    add([], "matrix", text(old.matrix), text(new.matrix))
    for (name, before, after) in zip3(declared(old.declared), declared(new.declared)) {
      add([], name, before, after)
    }
    let oldItems = Dictionary(old.items.map { ($0.id, $0) }) { first, _ in first }
    let newItems = Dictionary(new.items.map { ($0.id, $0) }) { first, _ in first }
    for item in new.items {
      guard let before = oldItems[item.id] else {
        add([item.id.name], "declaration", nil, "new")
        continue
      }
      guard before != item else { continue }
      for (name, before, after) in zip3(facts(before), facts(item)) {
        add([item.id.name], name, before, after)
      }
    }
    for item in old.items where newItems[item.id] == nil {
      add([item.id.name], "declaration", "there", "gone")
    }
    let common = (
      old: old.items.map(\.id).filter { newItems[$0] != nil },
      new: new.items.map(\.id).filter { oldItems[$0] != nil }
    )
    if common.old != common.new {
      let movers = OrderComparison.movers(from: common.old, to: common.new).map(\.name)
      add(
        movers,
        "declared order",
        common.old.map(\.name).joined(separator: ", "),
        common.new.map(\.name).joined(separator: ", ")
      )
    }
    return changes
  }

  private typealias Facts = [(name: String, text: String?)]

  private static func zip3(_ old: Facts, _ new: Facts) -> [(String, String?, String?)] {
    zip(old, new).map { ($0.name, $0.text, $1.text) }
  }

  private static func text(_ matrix: [MatrixChoice]) -> String? {
    matrix.isEmpty
      ? nil : matrix.map { "\($0.path): \(FlowText.scalar($0.value))" }.joined(separator: ", ")
  }

  private static func declared(_ declared: DeclaredBehavior) -> Facts {
    [
      ("compression", declared.compression?.rawValue),
      ("restoration", declared.restoration?.rawValue),
      ("titleMinimum", declared.titleMinimum?.description),
      ("menuPolicy", declared.menuPolicy),
    ]
  }

  private static func facts(_ item: TimelineItem) -> Facts {
    [
      ("title", item.title.map(FlowText.quoted)),
      ("symbol", item.symbol),
      ("priority", item.priority.map { "\($0)" }),
      ("group", item.group?.name),
      ("placement", item.placement.map { "\($0)" }),
      ("screens", item.screens.map { $0.joined(separator: ", ") }),
      ("when", item.when),
      ("axis", item.axis?.rawValue),
      ("role", item.role?.rawValue),
      ("width", item.width?.description),
      ("permanent", item.isPermanent ? "yes" : "no"),
      ("alwaysAvailable", item.isAlwaysAvailable ? "yes" : "no"),
    ]
  }
}
