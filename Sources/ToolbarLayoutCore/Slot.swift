import ToolbarModel

/// The section of a bar that a candidate is to stand in, once pass 2 and 3 have decided.
enum Slot: UInt8, Hashable, Sendable {
  /// In no bar and not in the menu.
  case nowhere
  case menu
  // The navigation bar, or the upper part of a vertical bar.
  case close
  case pinned
  case leading
  case centre
  case trailing
  /// A search field at the trailing end of a navigation bar.
  case search
  // The title area.
  case title
  case subtitle
  case largeTitle
  case largeSubtitle
  /// A search field in a row of its own below the navigation bar.
  case drawer
  // The title row beside a vertical bar.
  case row
  case rowSearch
  // The bottom bar, or the lower part of a vertical bar.
  case bottom
  /// The active search field along the bottom of a display with a vertical bar.
  case floating
  case keyboard
  case sidebar
  case content
  /// Behind a control group.
  case member

  /// Part of the navigation bar's own items, which go when that bar is hidden, minimized or not there.
  var isNavigation: Bool {
    switch self {
    case .menu, .close, .pinned, .leading, .centre, .trailing, .search, .title, .subtitle,
      .largeTitle, .largeSubtitle, .drawer, .row, .rowSearch:
      true
    case .nowhere, .bottom, .floating, .keyboard, .sidebar, .content, .member: false
    }
  }
}

extension Slot {
  /// Sections of a navigation bar in reading order, the title left out.
  static let navigationBar: [Slot] = [.close, .leading, .centre, .trailing, .search, .pinned]
  /// Sections of a vertical bar from the top.
  static let strip: [Slot] = [.close, .pinned, .leading, .trailing, .bottom]
  static let upperStrip: [Slot] = [.close, .pinned, .leading, .trailing]
}
