import ToolbarModel

/// Pass 1, columns of a split view: side by side where there is room, else only the detail column.
enum Columns {
  static func place(
    _ around: inout Surroundings,
    _ prepared: PreparedScreen,
    _ traits: Traits
  ) {
    guard prepared.screen.container == .navigationSplitView, around.sheet == nil,
      around.horizontalClass == .regular
    else { return }
    let metrics = prepared.metrics
    let hasContent = prepared.hasContentColumn
    // The strip is drawn beside the columns, never under them.
    let left = around.bare.left
    let right = around.window.width - around.bare.right
    var width = metrics.sidebarWidth
    var meeting: Length = 0
    if traits.hinge == .partiallyOpen, traits.orientation.isLandscape {
      // Half folded, the columns meet at the fold.
      width = (around.window.width - metrics.foldWidth) / 2 - left
      meeting = metrics.foldWidth
    }
    let columns = hasContent ? 2 : 1
    let taken = width * columns + meeting
    guard right - left - taken >= metrics.detailMinimum || meeting > 0 else { return }
    let isMirrored = traits.layoutDirection == .rightToLeft
    func frame(_ index: Int) -> Frame {
      let offset = width * index
      return Frame(
        x: isMirrored ? right - offset - width : left + offset,
        y: around.topBar.frame.y,
        width: width,
        height: around.topBar.frame.height
      )
    }
    around.sidebar = frame(0)
    around.content = hasContent ? frame(1) : nil
    if !isMirrored { around.topBar.frame.x += taken }
    around.topBar.frame.width -= taken
    if !isMirrored { around.bottomBar.frame.x += taken }
    around.bottomBar.frame.width -= taken
    if isMirrored { around.bare.right += taken } else { around.bare.left += taken }
  }
}

extension ToolbarEntry {
  /// The column of a split view the entry belongs to.
  var column: SplitViewColumn {
    switch self {
    case .item(let item): item.column
    case .group(let group): group.column
    case .spacer(let spacer): spacer.column
    case .defaultItem(let item): item.column
    case .overflowMenu: .detail
    }
  }
}
