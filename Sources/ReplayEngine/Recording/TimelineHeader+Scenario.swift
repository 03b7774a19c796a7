package import ScenarioModel
package import TimelineModel
import ToolbarModel

extension TimelineHeader {
  /// The version of the layout rules and profiles.
  package static let currentModel = 1

  /// What a scenario's timeline says before its entries.
  package init(of scenario: Scenario) {
    self.init(
      model: TimelineHeader.currentModel,
      scenario: TimelineHeader.name(ofScenarioAt: scenario.path),
      title: scenario.name,
      device: scenario.device.name,
      os: scenario.os.rawValue,
      matrix: scenario.matrix.map { MatrixChoice(path: $0.path, value: $0.value) },
      items: TimelineHeader.items(of: scenario),
      declared: TimelineHeader.declared(by: scenario)
    )
  }

  /// The path below `Scenarios/` (or as given, without leading dots) without its extension.
  private static func name(ofScenarioAt path: String) -> String {
    var parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    if let root = parts.lastIndex(of: "Scenarios") {
      parts.removeSubrange(...root)
    } else if path.hasPrefix("/") {
      // An absolute path would name the machine.
      parts = parts.suffix(1)
    }
    let name = parts.joined(separator: "/")
    for ending in [".yaml", ".yml", ".json"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name.isEmpty ? "scenario" : name
  }

  private static func declared(by scenario: Scenario) -> DeclaredBehavior {
    let screen = scenario.startScreen.screen
    let policy = scenario.stability.rules.first { $0.rule == .menuDisrupted }?.values
      .first { $0.name == "policy" }?.value
    var menuPolicy: String?
    if case .word(let word)? = policy { menuPolicy = word }
    let compression = screen.verticalCompression
    let restoration = screen.minimization.restoration
    return DeclaredBehavior(
      compression: compression == .automatic ? nil : compression,
      restoration: restoration == .automatic ? nil : restoration,
      menuPolicy: menuPolicy
    )
  }

  private static func items(of scenario: Scenario) -> [TimelineItem] {
    var items: [TimelineItem] = []
    for named in scenario.screens {
      for item in declaredItems(of: named.screen) {
        if let index = items.firstIndex(where: { $0.id == item.id }) {
          items[index].screens?.append(named.name)
        } else {
          var item = item
          item.screens = scenario.screens.count > 1 ? [named.name] : nil
          items.append(item)
        }
      }
    }
    return items
  }

  private static func declaredItems(of screen: Screen) -> [TimelineItem] {
    screen.toolbar.flatMap { entry -> [TimelineItem] in
      switch entry {
      case .item(let item): [TimelineItem(item)]
      case .group(let group): TimelineItem.items(of: group)
      case .spacer, .defaultItem: []
      case .overflowMenu(let rows):
        rows.compactMap { row in
          guard case .item(let item) = row else { return nil }
          var listed = TimelineItem(item)
          listed.isPermanent = true
          return listed
        }
      }
    }
  }
}

extension TimelineItem {
  init(_ item: ToolbarItem, in group: ToolbarItemGroup? = nil) {
    self.init(
      id: item.id,
      title: item.content.title,
      symbol: item.content.symbol,
      priority: item.priority ?? group?.priority,
      group: group?.id,
      placement: item.placement ?? group?.placement,
      when: (item.when ?? group?.when)?.description,
      axis: item.axisBehavior == .automatic ? nil : item.axisBehavior,
      role: item.role,
      width: item.width,
      isAlwaysAvailable: item.customization.isAlwaysAvailable
    )
  }

  /// A group that may be listed itself (collapsed or moving as one) stands before its members.
  static func items(of group: ToolbarItemGroup) -> [TimelineItem] {
    let members = group.items.map { TimelineItem($0, in: group) }
    var own = TimelineItem(
      id: group.id,
      priority: group.priority,
      placement: group.placement,
      when: group.when?.description
    )
    switch group.kind {
    case .plain: return members
    case .labelled(let title): own.title = title
    case .controlGroup(let title, let symbol):
      own.title = title
      own.symbol = symbol
    }
    return [own] + members
  }
}
