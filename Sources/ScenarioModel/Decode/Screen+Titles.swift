import ToolbarModel

extension Screen {
  /// Gives items and groups other titles; what shows none stays as it is.
  mutating func rename(_ titles: [ItemID: String]) {
    guard !titles.isEmpty else { return }
    toolbar = toolbar.map { entry in
      switch entry {
      case .item(let item): .item(item.renamed(titles))
      case .group(let group): .group(group.renamed(titles))
      case .spacer, .defaultItem: entry
      case .overflowMenu(let rows):
        .overflowMenu(
          rows.map { row in
            switch row {
            case .item(let item): .item(item.renamed(titles))
            case .divider: .divider
            }
          }
        )
      }
    }
  }
}

extension ToolbarItemGroup {
  fileprivate func renamed(_ titles: [ItemID: String]) -> ToolbarItemGroup {
    var group = self
    group.items = items.map { $0.renamed(titles) }
    guard let title = titles[id] else { return group }
    switch kind {
    case .plain: break
    case .labelled: group.kind = .labelled(title: title)
    case .controlGroup(_, let symbol): group.kind = .controlGroup(title: title, symbol: symbol)
    }
    return group
  }
}

extension ToolbarItem {
  fileprivate func renamed(_ titles: [ItemID: String]) -> ToolbarItem {
    guard let title = titles[id] else { return self }
    var item = self
    switch content {
    case .symbol: break
    case .title: item.content = .title(title)
    case .label(_, let symbol): item.content = .label(title: title, symbol: symbol)
    case .view(let size, let old, let symbol):
      if old != nil { item.content = .view(size, title: title, symbol: symbol) }
    }
    return item
  }
}
