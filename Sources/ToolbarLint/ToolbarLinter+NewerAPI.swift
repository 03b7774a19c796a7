import ScenarioModel
import ToolbarModel

/// APIs that the linked SDK does not have yet; accepted by the replay, reported here.
extension ToolbarLinter {
  /// One declared API with the SDK that brought it (Apple's availability tables) and where it is used.
  private struct Use {
    var api: String
    var since: LinkedSDK
    var items: [ItemID]
  }

  static func newerAPIAdvice(on screen: LintedScreen) -> [LintAdvice] {
    (screenUses(screen) + itemUses(screen)).filter { $0.since > screen.scenario.os }.map { use in
      screen.advice(
        .newerAPI,
        on: use.items,
        "\(use.api) needs the \(use.since.rawValue) SDK, and the scenario is linked with "
          + "\(screen.scenario.os.rawValue)",
        fix: "raise \"os\", or gate it with an availability check"
      )
    }
  }

  private static func screenUses(_ screen: LintedScreen) -> [Use] {
    let declared = screen.screen
    var uses: [Use] = []
    if declared.minimization != ToolbarMinimization() {
      uses.append(Use(api: "\"toolbarMinimizationBehavior\"", since: .sdk27_0, items: []))
    }
    if declared.presentationPlacement != .automatic {
      uses.append(Use(api: "\"presentationPlacement\"", since: .sdk27_0, items: []))
    }
    if declared.verticalBehavior != .automatic {
      uses.append(Use(api: "\"toolbarVerticalBehavior\"", since: .sdk27_1, items: []))
    }
    if declared.verticalCompression != .automatic {
      uses.append(
        Use(api: "\"toolbarVerticalCompressionBehavior\"", since: .sdk27_1, items: [])
      )
    }
    if screen.items.contains(where: \.isPermanent) {
      let ids = screen.items.filter(\.isPermanent).map(\.item.id)
      uses.append(Use(api: "\"overflowMenu\" (ToolbarOverflowMenu)", since: .sdk27_0, items: ids))
    }
    return uses
  }

  private static func itemUses(_ screen: LintedScreen) -> [Use] {
    let all = screen.items
    let rows: [(api: String, since: LinkedSDK, uses: (LintedScreen.Item) -> Bool)] = [
      ("\"visibilityPriority\"", .sdk27_0, { $0.priority != .automatic }),
      ("\"topBarPinnedTrailing\"", .sdk27_0, { $0.placement == .topBarPinnedTrailing }),
      ("\"contentMarginsRemoved\" (isPaddingRemoved)", .sdk27_0, { $0.item.contentMarginsRemoved }),
      ("\"axisBehavior\"", .sdk27_1, { $0.item.axisBehavior != .automatic }),
    ]
    return rows.compactMap { row in
      let ids = all.filter(row.uses).map(\.item.id)
      return ids.isEmpty ? nil : Use(api: row.api, since: row.since, items: ids)
    }
  }
}
