import ToolbarModel

/// Pass 6, navigation bar: places along the reading direction, after the spare room has been given out.
///
/// What yielded last is restored first: Back's title, then the title, then the search field.
struct NavigationBarPlan {
  struct Span {
    var place: Length = 0
    var length: Length = 0
    var form: ItemForm = .symbol
  }

  /// By block of the bar's content.
  private(set) var widths: [Length] = []
  private(set) var places: [Length] = []
  private(set) var back: Span?
  private(set) var backTitle: String?
  private(set) var title = Span()
  private(set) var button: Length = 0
  private(set) var searchForm: ItemForm

  init(_ pass: Place, _ bar: FittedBar, _ ruler: BarRuler) {
    let metrics = pass.metrics
    let control = pass.around.topBar.control
    let gap = metrics.barGap
    searchForm = bar.searchShrunk ? .button : pass.draft.searchForm
    var spare = bar.spare
    if pass.context.hasBack {
      let (text, length) = Self.backTitle(pass, spare)
      backTitle = text
      back = Span(
        place: ruler.start,
        length: control + length,
        form: text.isEmpty ? .symbol : .titleAndSymbol
      )
      spare -= length
    }
    let hasInlineTitle = pass.draft.isTitleShown && !pass.draft.isLarge && !bar.titleGone
    if hasInlineTitle {
      let isWhole = bar.request.titleTruncates > 0 && !bar.chain.steps.contains(.truncateTitle)
      let least = min(pass.prepared.titleLength, metrics.titleMinimum)
      let kept = isWhole ? pass.prepared.titleLength : least
      title.length = min(pass.prepared.titleLength, kept + max(0, spare))
      spare -= title.length - kept
    } else if !pass.draft.isLarge {
      title.length = Self.viewLength(pass)
    }
    measure(pass, bar, &spare)
    arrange(pass, bar, ruler, control: control, gap: gap)
  }

  private static func backTitle(_ pass: Place, _ spare: Length) -> (String, Length) {
    let isShown = pass.prepared.backTitleShown && pass.traits.os >= .sdk27_0
    guard isShown else { return ("", 0) }
    for option in pass.prepared.backTitles where option.length <= spare { return option }
    return ("", 0)
  }

  /// Views in the title's place, side by side.
  private static func viewLength(_ pass: Place) -> Length {
    var sum: Length = 0
    for index in pass.draft.fates.indices where pass.draft.fates[index].slot == .title {
      sum += pass.context.lengths[index] + (sum > 0 ? pass.metrics.barGap : 0)
    }
    return sum
  }

  private mutating func measure(_ pass: Place, _ bar: FittedBar, _ spare: inout Length) {
    widths.reserveCapacity(bar.content.blocks.count)
    for index in bar.content.blocks.indices {
      var length = pass.blocks.length(of: index, in: bar)
      let first = bar.content.order[bar.content.blocks[index].start]
      if pass.prepared.candidates[first].kind == .search {
        if bar.searchGone {
          length = 0
        } else if bar.searchShrunk {
          length = pass.around.topBar.control
        } else if pass.draft.searchForm == .field {
          let growth = min(max(0, pass.metrics.searchIdeal - length), max(0, spare))
          length += growth
          spare -= growth
        }
      }
      widths.append(length)
    }
    places = [Length](repeating: 0, count: widths.count)
  }

  private mutating func arrange(
    _ pass: Place,
    _ bar: FittedBar,
    _ ruler: BarRuler,
    control: Length,
    gap: Length
  ) {
    var leading = ruler.start
    if let back { leading += back.length + gap }
    lay(Slot.beforeTitle, bar, from: &leading, gap)
    if titleLeads(pass), title.length > 0 {
      title.place = leading
      leading += title.length + gap
    }
    var trailing = ruler.end
    trailing -= extent(Slot.trailingEnd, bar, gap)
    if bar.showsButton { trailing -= control + gap }
    trailing += gap
    let first = min(trailing, ruler.end)
    lay(Slot.onlyTrailing, bar, from: &trailing, gap)
    if bar.showsButton {
      button = trailing
      trailing += control + gap
    }
    lay(Slot.afterButton, bar, from: &trailing, gap)
    centre(pass, bar, from: leading, to: first == ruler.end ? first : first - gap, ruler, gap)
  }

  /// The title and the centre section, in the middle of the bar as far as the sides allow.
  private mutating func centre(
    _ pass: Place,
    _ bar: FittedBar,
    from low: Length,
    to high: Length,
    _ ruler: BarRuler,
    _ gap: Length
  ) {
    var width = extent(Slot.onlyCentre, bar, gap)
    let hasTitle = title.length > 0 && !titleLeads(pass)
    if hasTitle { width += title.length + gap }
    width -= gap
    guard width > 0 else { return }
    var place = (ruler.frame.width - width) / 2
    place = max(low, min(place, high - width))
    if hasTitle {
      title.place = place
      place += title.length + gap
    }
    lay(Slot.onlyCentre, bar, from: &place, gap)
  }

  /// A browser's or editor's title leads on iPad, and so does a large one inside the bar.
  private func titleLeads(_ pass: Place) -> Bool {
    let screen = pass.screen
    if screen.titleDisplayMode == .inlineLarge { return true }
    if let moved = pass.prepared.titleDefault,
      [.topBarLeading, .navigation, .navigationBarLeading].contains(moved)
    {
      return true
    }
    guard pass.prepared.isPad else { return false }
    switch screen.role {
    case .browser, .editor: return true
    case .automatic, .navigationStack: return false
    }
  }

  private func extent(_ slots: [Slot], _ bar: FittedBar, _ gap: Length) -> Length {
    var sum: Length = 0
    for index in widths.indices
    where widths[index] > 0 && slots.contains(bar.content.blocks[index].slot) {
      sum += widths[index] + gap
    }
    return sum
  }

  private mutating func lay(
    _ slots: [Slot],
    _ bar: FittedBar,
    from place: inout Length,
    _ gap: Length
  ) {
    for slot in slots {
      for index in widths.indices
      where widths[index] > 0 && bar.content.blocks[index].slot == slot {
        places[index] = place
        place += widths[index] + gap
      }
    }
  }
}
