package import TimelineModel
package import ToolbarModel

/// What a person calls the items of a timeline, safe to print: titles where there are any, else ids.
package struct ItemWords: Sendable {
  private static let longest = 24

  private let items: [ItemID: TimelineItem]
  /// Titles of screens by name, as far as a scenario tells them; only ever looked up.
  private let screenTitles: [String: String]

  package init(header: TimelineHeader, screenTitles: [String: String] = [:]) {
    var items: [ItemID: TimelineItem] = [:]
    for item in header.items { items[item.id] = item }
    self.items = items
    self.screenTitles = screenTitles
  }

  /// The item's group, when it has one.
  package func group(of id: ItemID) -> ItemID? { items[id]?.group }

  /// In running text: `Share`, `Back`, `the overflow button`.
  package func name(of id: ItemID) -> String {
    if let title = items[id]?.title, !title.isEmpty { return cut(title) }
    switch id {
    case .back: return "Back"
    case .title: return "title"
    case .subtitle: return "subtitle"
    case .overflow: return "overflow button"
    case .search: return "search"
    case .cancelSearch: return "cancel search"
    case .tabs: return "tabs"
    case .moreTab: return "More"
    case .sidebarToggle: return "sidebar toggle"
    case .divider: return "─"
    default: return cut(id.isTab ? String(id.name.dropFirst(4)) : id.name)
    }
  }

  /// The form of an item, as the entry says or the layout knows.
  func form(of id: ItemID, in entry: TimelineEntry) -> ItemForm? {
    entry.forms[id] ?? entry.detail?.layout.items.first { $0.id == id }?.form
  }

  package func names(of ids: [ItemID]) -> String {
    ids.map(name(of:)).joined(separator: ", ")
  }

  /// As drawn in a bar, without the capsule around it.
  package func drawing(of id: ItemID, in entry: TimelineEntry) -> String {
    switch id {
    case .back:
      let title = entry.detail?.layout.backTitle ?? ""
      return title.isEmpty ? "‹" : "‹ \(cut(title))"
    case .title: return title(in: entry) ?? "title"
    case .overflow: return "⋯"
    case .search: return "⌕"
    case .cancelSearch: return "✕"
    case .tabs: return "▤"
    case .sidebarToggle: return "◧"
    case .divider: return "─"
    default: break
    }
    let name = name(of: id)
    return switch form(of: id, in: entry) {
    case .menu, .compact: "\(name) ▾"
    case .view: "‹\(name)›"
    case .symbol, .title, .titleAndSymbol, .button, .field, nil:
      id.isTab && entry.traits.tab == String(id.name.dropFirst(4)) ? "•\(name)" : name
    }
  }

  /// The title of the topmost screen, as far as the timeline knows it.
  private func title(in entry: TimelineEntry) -> String? {
    entry.traits.screens?.last.flatMap { screenTitles[$0] }.map(cut)
  }

  private func cut(_ text: String) -> String {
    DisplayWidth.cut(TextSafety.isolated(text), to: ItemWords.longest)
  }
}
