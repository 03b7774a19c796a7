import ToolbarModel

/// The layout while it passes from pass 2 to pass 6.
struct Draft {
  enum TitleState: Hashable, Sendable {
    /// Beside the items.
    case inline
    /// Out of line, below the items; `shown` is how much of its height has not scrolled away.
    case large(shown: Length)
  }

  /// Whether the title row beside a vertical bar takes items.
  enum RowState: Hashable, Sendable {
    case open
    /// The keyboard empties it (measured on the outer display).
    case emptiedByKeyboard
    /// It hides while a search field lies along the bottom.
    case hiddenBySearch
  }

  /// One for each candidate of the prepared screen.
  var fates: [Fate]
  var titleState: TitleState
  /// The declared title is drawn; false also where a view stands in its place.
  var isTitleShown: Bool
  var isSubtitleShown: Bool
  var isSearching: Bool
  /// Field or button, where search stands in a bar.
  var searchForm: ItemForm
  /// The navigation bar or the title row is gone: hidden, minimized, without a container.
  var isTopBarGone: Bool
  var row: RowState

  var isLarge: Bool {
    switch titleState {
    case .inline: false
    case .large: true
    }
  }
}
