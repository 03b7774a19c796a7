import TimelineModel
import ToolbarModel

/// One entry of a timeline as expectations look at it.
struct JudgedEntry {
  let entry: TimelineEntry
  let groups: GroupMembers
  private let bars: [ItemID: Bar]

  /// Drop reasons that are nobody's wish: what `dropped` in an expectation accepts.
  private static let faults: [DropReason] = [.axis, .keyboard, .container, .hidden, .minimized]

  init(_ entry: TimelineEntry, groups: GroupMembers) {
    self.entry = entry
    self.groups = groups
    var bars: [ItemID: Bar] = [:]
    // The first bar counts, so that an always available item is visible while it is in its bar.
    for row in entry.bars.rows {
      for id in row.ids where bars[id] == nil { bars[id] = row.bar }
    }
    // Whole tabs are listed by their slots; the control they make up stands there all the same.
    if entry.bars[.tabBar]?.contains(where: \.isTab) ?? false { bars[.tabs] = .tabBar }
    self.bars = bars
  }

  var layout: ToolbarLayout? { entry.detail?.layout }

  func bar(of id: ItemID) -> Bar? { bars[id] }

  func isVisible(_ id: ItemID) -> Bool { bars[id].map { $0 != .overflow } ?? false }

  func isInMenu(_ id: ItemID) -> Bool { entry.bars[.overflow]?.contains(id) ?? false }

  func isPlaced(_ id: ItemID) -> Bool { bars[id] != nil }

  /// The control that an item is behind: a collapsed group, More, the compact tabs.
  func cover(of id: ItemID) -> ItemID? {
    if let layout { return layout.concealed.first { $0.id == id }?.behind }
    if id.isTab { return [.moreTab, .tabs].first { isVisible($0) } }
    return groups.group(of: id).flatMap { !groups.isPlain($0) && isPlaced($0) ? $0 : nil }
  }

  func isReachable(_ id: ItemID) -> Bool {
    isPlaced(id) || cover(of: id).map { isPlaced($0) } ?? false
  }

  func isDropped(_ id: ItemID) -> Bool {
    !isPlaced(id) && Self.faults.contains { $0.rawValue == entry.dropped[id] }
  }

  /// The ids that stand for these: a group's id that no bar lists is its eligible members.
  ///
  /// A group without a member that is declared now stands for itself, and so is nowhere.
  func expanded(_ ids: [ItemID], all: Bool = true) -> [ItemID] {
    ids.flatMap { id -> [ItemID] in
      guard !isPlaced(id), let members = groups[id], all || groups.isPlain(id) else { return [id] }
      let eligible = members.filter { member in
        entry.dropped[member] != DropReason.condition.rawValue
          && entry.dropped[member] != DropReason.user.rawValue
      }
      return eligible.isEmpty ? [id] : eligible
    }
  }

  func frame(of id: ItemID) -> Frame? {
    entry.frames[id] ?? layout?.groupFrames.first { $0.id == id }?.frame
  }

  func frame(of bar: Bar) -> Frame? {
    entry.barFrames[bar] ?? layout?.bars.first { $0.bar == bar }?.frame
  }

  /// How an item is drawn, in a bar or as a row of the menu.
  func form(of id: ItemID) -> ItemForm? {
    guard let bar = bars[id] else { return nil }
    return entry.forms[id] ?? layout?.items.first { $0.id == id && $0.bar == bar }?.form
  }
}
