/// What an item shows: a symbol, a title, both, or a custom view with its own size.
package enum ItemContent: Hashable, Sendable {
  case symbol(String)
  case title(String)
  case label(title: String, symbol: String)
  /// A custom view; its title, when there is one, names its row in the overflow menu.
  case view(Size, title: String?, symbol: String?)

  package var title: String? {
    switch self {
    case .symbol: nil
    case .title(let title), .label(let title, _): title
    case .view(_, let title, _): title
    }
  }

  package var symbol: String? {
    switch self {
    case .title: nil
    case .symbol(let symbol), .label(_, let symbol): symbol
    case .view(_, _, let symbol): symbol
    }
  }
}
