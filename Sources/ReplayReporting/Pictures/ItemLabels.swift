package import TimelineModel
package import ToolbarModel

/// The names, symbols and groups of a timeline's items, for pictures.
package struct ItemLabels: Sendable {
  private let items: [ItemID: TimelineItem]
  /// Whether the header names a device that is known to be a phone.
  let isPhone: Bool

  private let screenTitles: [String: String]

  /// - Parameter screenTitles: titles by the names of screens, which a timeline does not carry.
  package init(_ header: TimelineHeader, screenTitles: [String: String] = [:]) {
    self.screenTitles = screenTitles
    // A header may hold an id twice only when it was written by hand; the first one counts.
    items = Dictionary(header.items.map { ($0.id, $0) }) { first, _ in first }
    isPhone = DeviceProfile.named(header.device)?.capabilities.idiom == .phone
  }

  /// The declaration of an item, when the header has it.
  package func item(_ id: ItemID) -> TimelineItem? { items[id] }

  func group(of id: ItemID) -> ItemID? { items[id]?.group }

  func isProminent(_ id: ItemID) -> Bool {
    switch items[id]?.role {
    case .confirm: true
    case .cancel, .destructive, nil: false
    }
  }

  /// The title of the topmost screen, when it is known.
  func screenTitle(_ traits: TimelineTraits) -> String? {
    traits.screens?.last.flatMap { screenTitles[$0] }
  }

  /// What people call an item: its title, else its symbol's last word, else its id.
  package func name(of id: ItemID) -> String {
    if let title = items[id]?.title, !title.isEmpty { return title }
    if let known = Self.systemNames.first(where: { $0.id == id }) { return known.name }
    if id.isTab { return String(id.name.dropFirst("tab:".count)) }
    return id.name
  }

  /// The drawing for an item; nil when it has no symbol or no drawing is known for it.
  package func glyph(of id: ItemID) -> SymbolGlyph? {
    if let symbol = items[id]?.symbol { return SymbolGlyph.named(symbol) }
    guard items[id] == nil || id.isSystem else { return nil }
    return Self.systemNames.first { $0.id == id }.flatMap { SymbolGlyph.named($0.symbol) }
  }

  /// What is drawn on a control of a size: a symbol where the form or the room asks for it, else words.
  func face(of id: ItemID, named name: String, form: ItemForm?, frame: Frame) -> SceneItem.Face {
    if id == .title || id == .subtitle { return .title(name) }
    if id == .search, form == .field || frame.width > 80 { return .field(name) }
    let words = shortWords(of: id, named: name)
    guard let glyph = glyph(of: id) else { return .text(words) }
    switch form {
    case .title, .view: return .text(words)
    case .titleAndSymbol: return .glyphAndText(glyph, words)
    case .symbol, .menu, .field, .button, .compact: return .glyph(glyph)
    case nil: return frame.width > 72 ? .glyphAndText(glyph, words) : .glyph(glyph)
    }
  }

  /// The title; without one the first word of the symbol's name, as in `waveform.path` → `waveform`.
  private func shortWords(of id: ItemID, named name: String) -> String {
    guard let item = items[id], item.title == nil, let symbol = item.symbol else { return name }
    return String(symbol.prefix { $0 != "." })
  }

  private static let systemNames: [(id: ItemID, name: String, symbol: String)] = [
    (.back, "Back", "chevron.backward"),
    (.title, "Title", ""),
    (.subtitle, "Subtitle", ""),
    (.overflow, "More items", "ellipsis"),
    (.search, "Search", "magnifyingglass"),
    (.cancelSearch, "Cancel search", "xmark"),
    (.tabs, "Tabs", "square.grid.2x2"),
    (.moreTab, "More tabs", "ellipsis"),
    (.sidebarToggle, "Sidebar", "sidebar.left"),
  ]
}
