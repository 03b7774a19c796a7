package import ToolbarModel

/// What would have kept an item in its bar.
package struct WouldStay: Hashable, Sendable {
  /// Items that, moved to the overflow menu by their author, make room for it; weakest first. Empty when none can.
  package var without: [ItemID]
  /// Or so much more room along the bar.
  package var withMore: Length?

  /// Nil when the item is in a bar, or is not there for want of room.
  ///
  /// - Complexity: one layout for each survivor that has to go; asked for by people, never in a replay.
  package init?(
    _ id: ItemID,
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile
  ) {
    let core = ToolbarLayoutCore()
    let layout = core.layout(of: screen, in: traits, on: device)
    guard let decision = layout.decisions.first(where: { $0.id == id }),
      let shortBy = decision.shortBy
    else { return nil }
    withMore = shortBy
    without = []
    for survivor in decision.lostTo.reversed() {
      without.append(survivor)
      if Self.stays(id, screen, without: without, traits, device, core) { break }
    }
    guard Self.stays(id, screen, without: without, traits, device, core) else {
      without = []
      return
    }
    // Drop those that turned out not to matter.
    for survivor in without {
      let fewer = without.filter { $0 != survivor }
      if !fewer.isEmpty, Self.stays(id, screen, without: fewer, traits, device, core) {
        without = fewer
      }
    }
  }

  private static func stays(
    _ id: ItemID,
    _ screen: Screen,
    without removed: [ItemID],
    _ traits: Traits,
    _ device: DeviceProfile,
    _ core: ToolbarLayoutCore
  ) -> Bool {
    let layout = core.layout(
      of: screen.movingToMenu(removed),
      in: traits,
      on: device
    )
    return layout.items.contains { $0.id == id && $0.bar != .overflow }
  }
}

extension Screen {
  /// The screen with some items declared in a `ToolbarOverflowMenu` instead.
  package func movingToMenu(_ ids: [ItemID]) -> Screen {
    var screen = self
    var rows: [OverflowMenuEntry] = []
    screen.toolbar = toolbar.compactMap { entry in
      switch entry {
      case .item(let item):
        if !ids.contains(item.id) { return entry }
        rows.append(.item(item))
        return nil
      case .group(var group):
        if ids.contains(group.id) {
          rows += group.items.map { .item($0) }
          return nil
        }
        rows += group.items.filter { ids.contains($0.id) }.map { .item($0) }
        group.items.removeAll { ids.contains($0.id) }
        return group.items.isEmpty ? nil : .group(group)
      case .spacer, .defaultItem, .overflowMenu: return entry
      }
    }
    screen.toolbar.append(.overflowMenu(rows))
    return screen
  }
}
