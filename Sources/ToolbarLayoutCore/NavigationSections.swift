/// The sections of a navigation bar, as ranges of the draft's blocks, which stand in reading order.
struct NavigationSections {
  let beforeTitle: Range<Int>
  let centre: Range<Int>
  let trailing: Range<Int>
  /// Search and pinned items, after the overflow button.
  let afterButton: Range<Int>

  init(_ content: BarContent, _ draft: borrowing Draft) {
    var ends = (before: content.blocks.lowerBound, centre: content.blocks.lowerBound)
    var trailingEnd = content.blocks.lowerBound
    for index in content.blocks {
      switch draft.blocks[index].slot {
      case .close, .leading:
        ends = (index + 1, index + 1)
        trailingEnd = index + 1
      case .centre:
        ends.centre = index + 1
        trailingEnd = index + 1
      case .trailing: trailingEnd = index + 1
      case .search, .pinned, .nowhere, .menu, .title, .subtitle, .largeTitle, .largeSubtitle,
        .drawer, .row, .rowSearch, .bottom, .floating, .keyboard, .sidebar, .content, .member:
        break
      }
    }
    beforeTitle = content.blocks.lowerBound..<ends.before
    centre = ends.before..<ends.centre
    trailing = ends.centre..<trailingEnd
    afterButton = trailingEnd..<content.blocks.upperBound
  }

  var afterTitle: Range<Int> { centre.lowerBound..<trailing.upperBound }
  /// Everything that stands at the trailing end.
  var trailingEnd: Range<Int> { trailing.lowerBound..<afterButton.upperBound }
}
