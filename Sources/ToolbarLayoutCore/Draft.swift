import ToolbarModel

/// The layout while it passes from pass 2 to pass 7.
///
/// Its arrays are shared by all bars, each of which has ranges of them, and hold plain figures only.
struct Draft: ~Copyable, Sendable {
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
  var fates = ContiguousArray<Fate>()
  /// Why each candidate is where it is, by candidate: rows of the layout, filled in pass by pass.
  var decisions = ContiguousArray<ItemDecision.Row>()
  /// The slots that candidates have.
  var occupied = SlotSet()
  var titleState = TitleState.inline
  /// The declared title is drawn; false also where a view stands in its place.
  var isTitleShown = false
  var isSubtitleShown = false
  var isSearching = false
  /// Field or button, where search stands in a bar.
  var searchForm = ItemForm.field
  /// The navigation bar or the title row is gone: hidden, minimized, without a container.
  var isTopBarGone = false
  var row = RowState.open

  /// The capsules of all bars, bar by bar in reading order.
  var blocks = ContiguousArray<BarBlock>()
  /// Blocks in the order in which they leave, for the bars that are short of room.
  var leaving = ContiguousArray<Int32>()
  /// The bars that had to fit their items.
  var fitted = FittedBars()

  var isLarge: Bool {
    switch titleState {
    case .inline: false
    case .large: true
    }
  }

  /// Another draft in the same state, for a fit that is only tried.
  func copy() -> Draft {
    Draft(
      fates: fates,
      decisions: decisions,
      occupied: occupied,
      titleState: titleState,
      isTitleShown: isTitleShown,
      isSubtitleShown: isSubtitleShown,
      isSearching: isSearching,
      searchForm: searchForm,
      isTopBarGone: isTopBarGone,
      row: row,
      blocks: blocks,
      leaving: leaving,
      fitted: fitted
    )
  }

  /// As a new draft is, in the same memory.
  mutating func clear() {
    var new = Draft()
    swap(&new.fates, &fates)
    swap(&new.blocks, &blocks)
    swap(&new.leaving, &leaving)
    swap(&new.fitted, &fitted)
    new.fates.removeAll(keepingCapacity: true)
    new.blocks.removeAll(keepingCapacity: true)
    new.leaving.removeAll(keepingCapacity: true)
    new.fitted.clear()
    self = new
  }

  /// Makes room for the bars to come; no candidate stands in two.
  mutating func reserve() {
    blocks.reserveCapacity(fates.count)
  }

  /// Puts a candidate somewhere else.
  mutating func put(_ candidate: Int, _ standing: Standing) {
    fates[candidate].slot = standing.slot
    decisions[candidate].rule = standing.rule
  }

  func standing(of candidate: Int) -> Standing {
    Standing(fates[candidate].slot, decisions[candidate].rule)
  }

  /// Blocks as they were before anything left.
  mutating func restoreBlocks(of content: BarContent) {
    for index in content.blocks {
      let slot = blocks[index].slot
      blocks[index].isCollapsed = false
      blocks[index].width = blocks[index].length
      blocks[index].count = Int32(blocks[index].span.count { fates[$0].slot == slot })
    }
  }
}
