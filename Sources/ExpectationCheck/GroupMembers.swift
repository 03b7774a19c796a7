import ScenarioModel
import ToolbarModel

/// The groups of a scenario with their members, as expectations may name a group for all of them.
struct GroupMembers: Hashable {
  private var members: [ItemID: [ItemID]] = [:]
  private var plain: Set<ItemID> = []

  init(of scenario: Scenario) {
    for group in scenario.screens.flatMap(\.screen.groups) {
      members[group.id, default: []] += group.items.map(\.id).filter { id in
        members[group.id]?.contains(id) != true
      }
      if group.kind == .plain { plain.insert(group.id) }
    }
  }

  subscript(id: ItemID) -> [ItemID]? { members[id] }

  func isPlain(_ id: ItemID) -> Bool { plain.contains(id) }

  /// The group that an item is in.
  func group(of id: ItemID) -> ItemID? {
    members.filter { $0.value.contains(id) }.map(\.key).min()
  }
}
