import ScenarioModel
import SourceText
import ToolbarModel

/// A screen with the context its rules need, and its items as the rules look at them.
struct LintedScreen {
  /// An item with what it inherits from its group.
  struct Item {
    var item: ToolbarItem
    var placement: ToolbarItemPlacement
    var priority: VisibilityPriority
    var group: ItemID?
    /// Content of a `ToolbarOverflowMenu`.
    var isPermanent: Bool
  }

  let named: NamedScreen
  let scenario: Scenario
  let items: [Item]

  init(_ named: NamedScreen, of scenario: Scenario) {
    self.named = named
    self.scenario = scenario
    self.items = named.screen.toolbar.flatMap(Self.items(of:))
  }

  var screen: Screen { named.screen }
  var device: DeviceProfile { scenario.device }

  /// Items that compete for room in a bar.
  var barItems: [Item] { items.filter { !$0.isPermanent && $0.placement != .secondaryAction } }

  func position(of id: ItemID) -> SourcePosition { named.itemPositions[id] ?? named.position }

  func advice(
    _ rule: LintRule,
    _ severity: Severity = .warning,
    on ids: [ItemID],
    _ message: String,
    fix: String
  ) -> LintAdvice {
    LintAdvice(
      rule: rule,
      severity: severity,
      items: ids,
      path: named.path,
      position: ids.first.map(position(of:)) ?? named.position,
      screen: named.name,
      message: message,
      fix: fix
    )
  }

  private static func items(of entry: ToolbarEntry) -> [Item] {
    switch entry {
    case .item(let item):
      [
        Item(
          item: item,
          placement: item.placement ?? .automatic,
          priority: item.priority ?? .automatic,
          group: nil,
          isPermanent: false
        )
      ]
    case .group(let group):
      group.items.map { item in
        Item(
          item: item,
          placement: group.placement,
          priority: item.priority ?? group.priority ?? .automatic,
          group: group.id,
          isPermanent: false
        )
      }
    case .spacer, .defaultItem: []
    case .overflowMenu(let rows):
      rows.compactMap { row in
        switch row {
        case .item(let item):
          Item(
            item: item,
            placement: .automatic,
            priority: .automatic,
            group: nil,
            isPermanent: true
          )
        case .divider: nil
        }
      }
    }
  }
}
