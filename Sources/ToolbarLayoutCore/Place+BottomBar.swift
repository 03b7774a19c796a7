import ToolbarModel

extension Place {
  /// The bottom bar, or the active search field that lies along the bottom beside a strip.
  mutating func placeBottomBar() {
    if search.slot == .floating { return placeFloatingField() }
    guard let index = draft.fitted.index(of: .bottom) else { return }
    let bar = draft.fitted.all[index]
    var box = around.bottomBar
    if draft.fitted.tabs?.place == .bottom { box.frame.y -= metrics.tabBarHeight }
    let bottom = around.canvas.maxY - box.frame.y
    let hasField = search.slot == .bottom && search.isActive
    if hasField, around.keyboardHeight > 0 {
      // A bar with an active field sits on the keyboard; any other one is covered by it.
      box.frame.y = keyboardTop - box.frame.height
    }
    let ruler = BarRuler(box, isMirrored: context.isMirrored)
    let distribution = BottomDistribution(&self, bar, ruler)
    let hasButton = bar.showsButton && hostsButton
    guard !distribution.isEmpty || hasButton else { return }
    edges.bottom = max(edges.bottom, bottom)
    let line = BarLine(ruler, y: box.frame.y, control: box.control)
    builder.open(.bottomBar)
    put(bar.content.blocks, bar.content, along: line)
    if hasButton {
      builder.place(numbers.overflow, line.frame(at: distribution.button, box.control), .symbol)
    }
    builder.close(frame: box.frame)
  }

  /// The overflow button stands here where there is no navigation bar to hold it.
  private var hostsButton: Bool { draft.isTopBarGone && context.hasHorizontalBottom }

  /// Where the keyboard with its bar begins.
  private var keyboardTop: Length {
    hasKeyboardBar && around.keyboardHeight > 0
      ? around.keyboardTop - metrics.keyboardBarHeight : around.keyboardTop
  }

  private var hasKeyboardBar: Bool { draft.occupied.contains(.keyboard) }

  private mutating func placeFloatingField() {
    var frame = around.bottomBar.frame
    edges.bottom = max(edges.bottom, around.canvas.maxY - frame.y)
    if around.keyboardHeight > 0 { frame.y = min(frame.y, keyboardTop - frame.height) }
    builder.open(.bottomBar)
    for index in draft.fates.indices where draft.fates[index].slot == .floating {
      put(index, frame, .field)
    }
    builder.close(frame: frame)
  }

  /// Items attached to the software keyboard, or at the bottom of the screen with a hardware one.
  mutating func placeKeyboardBar() {
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
    let ruler = BarRuler(frame, margin: max(box.left, box.right), isMirrored: context.isMirrored)
    builder.open(.keyboardBar)
    var place = ruler.start
    for index in draft.fates.indices where draft.fates[index].slot == .keyboard {
      let length = draft.fates[index].length
      put(
        index,
        ruler.frame(at: place, y: frame.y, width: length, height: height),
        prepared.candidates[index].form
      )
      place += length + metrics.barGap
    }
    builder.close(frame: frame)
  }
}
