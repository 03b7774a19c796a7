/// The bars that have to fit their items, and so where the grounds of their decisions stand in a layout.
enum BarPlace: Int32 {
  case none
  /// The navigation bar, or the vertical bar.
  case top
  /// A bottom bar that lies along the bottom.
  case bottom
  /// The title row beside a vertical bar.
  case row
  case sidebar
  case content

  static let count = 6

  /// Decisions name those who stayed where others left; the bars over the other columns do not.
  var listsSurvivors: Bool {
    switch self {
    case .none, .sidebar, .content: false
    case .top, .bottom, .row: true
    }
  }

  /// The bar that a slot is in, if it has to fit anything there.
  ///
  /// - Parameter isBottomHorizontal: bottom-bar items lie along the bottom, not in a vertical bar.
  init(_ slot: Slot, isBottomHorizontal: Bool) {
    switch slot {
    case .close, .pinned, .leading, .centre, .trailing, .search: self = .top
    case .bottom: self = isBottomHorizontal ? .bottom : .top
    case .row: self = .row
    case .sidebar: self = .sidebar
    case .content: self = .content
    case .nowhere, .menu, .title, .subtitle, .largeTitle, .largeSubtitle, .drawer, .rowSearch,
      .floating, .keyboard, .member:
      self = .none
    }
  }
}
