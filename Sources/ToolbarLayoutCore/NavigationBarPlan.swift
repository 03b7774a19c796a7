import ToolbarModel

/// Pass 6, navigation bar: places along the reading direction, after the spare room has been given out.
///
/// What yielded last is restored first: Back's title, then the title, then the search field.
struct NavigationBarPlan {
  struct Span {
    var place: Length = 0
    var length: Length = 0
  }

  let sections: NavigationSections
  private(set) var back: Span?
  private(set) var backTitle: String?
  private(set) var title = Span()
  private(set) var button: Length = 0

  /// Gives the bar's blocks in the draft their widths and places too.
  init(_ pass: inout Place, _ bar: FittedBar, _ ruler: BarRuler) {
    sections = NavigationSections(bar.content, pass.draft)
    let control = pass.around.topBar.control
    var spare = bar.spare
    if pass.context.hasBack {
      let (text, length) = Self.backTitle(pass, spare)
      backTitle = text
      back = Span(place: ruler.start, length: control + length)
      spare -= length
    }
    let hasInlineTitle = pass.draft.isTitleShown && !pass.draft.isLarge && !bar.titleGone
    if hasInlineTitle {
      let isWhole = bar.request.titleTruncates > 0 && !bar.titleTruncated
      let least = min(pass.prepared.titleLength, pass.metrics.titleMinimum)
      let kept = isWhole ? pass.prepared.titleLength : least
      title.length = min(pass.prepared.titleLength, kept + max(0, spare))
      spare -= title.length - kept
    } else if !pass.draft.isLarge {
      title.length = Self.viewLength(pass)
    }
    Self.measure(&pass, bar, spare)
    arrange(&pass, bar, ruler, control: control)
  }

  private static func backTitle(_ pass: borrowing Place, _ spare: Length) -> (String, Length) {
    guard pass.prepared.backTitleShown, pass.context.isCurrent else { return ("", 0) }
    for option in pass.prepared.backTitles where option.length <= spare { return option }
    return ("", 0)
  }

  /// Views in the title's place, side by side.
  private static func viewLength(_ pass: borrowing Place) -> Length {
    var sum: Length = 0
    guard pass.draft.occupied.contains(.title) else { return sum }
    for fate in pass.draft.fates where fate.slot == .title {
      sum += fate.length + (sum > 0 ? pass.metrics.barGap : 0)
    }
    return sum
  }

  /// The widths of the blocks; a search field grows into the spare room.
  private static func measure(_ pass: inout Place, _ bar: FittedBar, _ spare: Length) {
    for index in bar.content.blocks where pass.draft.blocks[index].isSearch {
      if bar.searchGone {
        pass.draft.blocks[index].width = 0
      } else if bar.searchShrunk {
        pass.draft.blocks[index].width =
          pass.around.topBar.control + pass.draft.blocks[index].spacers
        pass.draft.searchForm = .button
      } else if pass.draft.searchForm == .field {
        let width = pass.draft.blocks[index].width
        pass.draft.blocks[index].width +=
          min(max(0, pass.metrics.searchIdeal - width), max(0, spare))
      }
    }
  }

  private mutating func arrange(
    _ pass: inout Place,
    _ bar: FittedBar,
    _ ruler: BarRuler,
    control: Length
  ) {
    let gap = bar.content.gap
    let titleLeads = pass.prepared.titleLeads
    var leading = ruler.start
    if let back { leading += back.length + gap }
    pass.lay(sections.beforeTitle, from: &leading, gap: gap)
    if titleLeads, title.length > 0 {
      title.place = leading
      leading += title.length + gap
    }
    var trailing = ruler.end - pass.extent(of: sections.trailingEnd, gap: gap)
    if bar.showsButton { trailing -= control + gap }
    trailing += gap
    let first = min(trailing, ruler.end)
    pass.lay(sections.trailing, from: &trailing, gap: gap)
    if bar.showsButton {
      button = trailing
      trailing += control + gap
    }
    pass.lay(sections.afterButton, from: &trailing, gap: gap)
    let high = first == ruler.end ? first : first - gap
    centre(&pass, from: leading, to: high, of: ruler.frame.width, gap, hasTitle: !titleLeads)
  }

  /// The title and the centre section, in the middle of the bar as far as the sides allow.
  private mutating func centre(
    _ pass: inout Place,
    from low: Length,
    to high: Length,
    of whole: Length,
    _ gap: Length,
    hasTitle mayHaveTitle: Bool
  ) {
    var width = pass.extent(of: sections.centre, gap: gap)
    let hasTitle = mayHaveTitle && title.length > 0
    if hasTitle { width += title.length + gap }
    width -= gap
    guard width > 0 else { return }
    var place = max(low, min((whole - width) / 2, high - width))
    if hasTitle {
      title.place = place
      place += title.length + gap
    }
    pass.lay(sections.centre, from: &place, gap: gap)
  }
}
