import ToolbarModel

extension Place {
  /// The bottom bar, or the active search field that lies along the bottom beside a strip.
  func placeBottomBar(into builder: inout LayoutBuilder, _ edges: inout Edges) {
    if search.slot == .floating { return placeFloatingField(into: &builder, &edges) }
    guard let bar = fitted.bottom else { return }
    var frame = around.bottomBar.frame
    if fitted.tabs?.place == .bottom { frame.y -= metrics.tabBarHeight }
    let bottom = around.canvas.maxY - frame.y
    let hasField = search.slot == .bottom && search.isActive
    if hasField, around.keyboardHeight > 0 {
      // A bar with an active field sits on the keyboard; any other one is covered by it.
      frame.y = keyboardTop - frame.height
    }
    var box = around.bottomBar
    box.frame = frame
    let ruler = BarRuler(box, traits.layoutDirection)
    let distribution = BottomDistribution(self, bar, ruler)
    guard !distribution.isEmpty || bar.showsButton && hostsButton else { return }
    edges.bottom = max(edges.bottom, bottom)
    builder.open(.bottomBar)
    func rectangle(_ place: Length, _ length: Length, _ view: Size?) -> Frame {
      let height = min(view?.height ?? box.control, box.control)
      return ruler.frame(
        at: place,
        y: frame.y + (box.control - height) / 2,
        width: length,
        height: height
      )
    }
    for index in bar.content.blocks.indices where distribution.widths[index] > 0 {
      let first = bar.content.order[bar.content.blocks[index].start]
      if prepared.candidates[first].kind == .search {
        builder.place(
          .search,
          rectangle(distribution.places[index], distribution.widths[index], nil),
          draft.searchForm,
          candidate: first
        )
      } else {
        blocks.put(
          index,
          of: bar,
          at: distribution.places[index],
          into: &builder,
          frame: rectangle
        )
      }
    }
    if bar.showsButton, hostsButton {
      builder.place(.overflow, rectangle(distribution.button, box.control, nil), .symbol)
    }
    builder.close(frame: frame)
  }

  /// The overflow button stands here where there is no navigation bar to hold it.
  var hostsButton: Bool { draft.isTopBarGone && context.hasHorizontalBottom }

  /// Where the keyboard with its bar begins.
  var keyboardTop: Length {
    hasKeyboardBar && around.keyboardHeight > 0
      ? around.keyboardTop - metrics.keyboardBarHeight : around.keyboardTop
  }

  var hasKeyboardBar: Bool { draft.fates.contains { $0.slot == .keyboard } }

  private func placeFloatingField(into builder: inout LayoutBuilder, _ edges: inout Edges) {
    var frame = around.bottomBar.frame
    edges.bottom = max(edges.bottom, around.canvas.maxY - frame.y)
    if around.keyboardHeight > 0 { frame.y = min(frame.y, keyboardTop - frame.height) }
    builder.open(.bottomBar)
    for index in draft.fates.indices where draft.fates[index].slot == .floating {
      builder.place(.search, frame, .field, candidate: index)
    }
    builder.close(frame: frame)
  }

  /// Items attached to the software keyboard, or at the bottom of the screen with a hardware one.
  func placeKeyboardBar(into builder: inout LayoutBuilder, _ edges: Edges) {
    guard hasKeyboardBar else { return }
    let height = metrics.keyboardBarHeight
    let isSoftware = around.keyboardHeight > 0
    let bottom = isSoftware ? around.keyboardTop : around.canvas.maxY - edges.bottom
    let box = around.bottomBar
    let frame = Frame(
      x: box.frame.x,
      y: bottom - height,
      width: box.frame.width,
      height: height
    )
    let ruler = BarRuler(
      frame,
      margin: max(box.left, box.right),
      traits.layoutDirection
    )
    builder.open(.keyboardBar)
    var place = ruler.start
    for index in draft.fates.indices where draft.fates[index].slot == .keyboard {
      let item = prepared.candidates[index]
      let length = context.lengths[index]
      builder.place(
        prepared.ids[index],
        ruler.frame(at: place, y: frame.y, width: length, height: height),
        item.form,
        candidate: index
      )
      place += length + metrics.barGap
    }
    builder.close(frame: frame)
  }

  /// The horizontal bars over the other columns of a split view.
  func placeColumns(into builder: inout LayoutBuilder) {
    placeColumn(.sidebarBar, around.sidebar, fitted.sidebar, into: &builder)
    placeColumn(.contentBar, around.content, fitted.content, into: &builder)
  }

  private func placeColumn(
    _ name: Bar,
    _ frame: Frame?,
    _ bar: FittedBar?,
    into builder: inout LayoutBuilder
  ) {
    guard let frame, let bar else { return }
    let ruler = BarRuler(frame, margin: metrics.barMargin, traits.layoutDirection)
    let control = metrics.barControl
    builder.open(name)
    var lengths: [Length] = []
    var total: Length = 0
    for index in bar.content.blocks.indices {
      let length = blocks.length(of: index, in: bar)
      lengths.append(length)
      if length > 0 { total += length + metrics.barGap }
    }
    var place = ruler.end - total + metrics.barGap
    for index in lengths.indices where lengths[index] > 0 {
      blocks.put(index, of: bar, at: place, into: &builder) { place, length, view in
        ruler.frame(
          at: place,
          y: frame.y,
          width: length,
          height: min(view?.height ?? control, control)
        )
      }
      place += lengths[index] + metrics.barGap
    }
    builder.close(frame: frame)
  }
}
