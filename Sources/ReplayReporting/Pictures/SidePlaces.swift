import ToolbarModel

/// What stands beside a device: the rows of its overflow menu, and what is shown nowhere with the reason.
struct SidePlaces {
  private let drawing: DeviceDrawing
  private let left: Double
  private let menuTop: Double
  private let menuHeight: Double

  private static let padding = 6.0
  private static let dividerHeight = 7.0
  private static let header = 18.0

  init(_ drawing: DeviceDrawing) {
    self.drawing = drawing
    left = drawing.deviceWidth + DeviceDrawing.sideGap
    let rows = drawing.scene.menu ?? []
    let height = rows.reduce(0) { $0 + Self.height(of: $1) } + 2 * Self.padding
    menuHeight =
      drawing.scene.menu == nil ? 0 : max(height, DeviceDrawing.rowHeight + 2 * Self.padding)
    let dropped = drawing.scene.dropped
    let below =
      dropped.isEmpty ? 0 : Self.header + DeviceDrawing.rowHeight * Double(dropped.count) + 8
    // Level with the button that opens it, as far as there is room.
    let button = drawing.scene.items.first { $0.id == .overflow }
    let level = button.map { DeviceDrawing.bezel + $0.frame.y.points * drawing.scale } ?? 8
    menuTop = max(8, min(level, drawing.deviceHeight - menuHeight - below - 8))
  }

  var bottom: Double {
    let dropped = drawing.scene.dropped
    guard drawing.hasSide else { return 0 }
    return droppedTop
      + (dropped.isEmpty ? 0 : Self.header + DeviceDrawing.rowHeight * Double(dropped.count))
  }

  private var droppedTop: Double { menuTop + menuHeight + (drawing.scene.menu == nil ? 0 : 8) }

  private static func height(of id: ItemID) -> Double {
    id == .divider ? dividerHeight : DeviceDrawing.rowHeight
  }

  func center(of id: ItemID) -> (x: Double, y: Double)? {
    var y = menuTop + Self.padding
    for row in drawing.scene.menu ?? [] {
      if row == id { return (left + 14, y + Self.height(of: row) / 2) }
      y += Self.height(of: row)
    }
    return nil
  }

  /// Marks a row whose item has just come into the menu.
  func writeArrival(of id: ItemID, into out: inout MarkupWriter) {
    guard let center = center(of: id) else { return }
    let half = DeviceDrawing.rowHeight / 2 - 3
    let path = "M\((left + 3).svg) \((center.y - half).svg)V\((center.y + half).svg)"
    out.element("path", [["class", "move"], ["d", path]])
  }

  func write(into out: inout MarkupWriter, space: inout LabelSpace) {
    writeFrame(into: &out, space: &space)
    for id in drawing.scene.menu ?? [] where id != .divider {
      guard let center = center(of: id) else { continue }
      row(id, middle: center.y, note: nil, into: &out, space: &space)
    }
  }

  /// Writes the menu without its rows, and what is shown nowhere.
  func writeFrame(into out: inout MarkupWriter, space: inout LabelSpace) {
    writeMenu(into: &out, space: &space)
    guard !drawing.scene.dropped.isEmpty else { return }
    let top = droppedTop
    label(
      "shown nowhere",
      x: left + 4,
      middle: top + Self.header / 2,
      room: DeviceDrawing.sideWidth - 8,
      style: "soft",
      into: &out,
      space: &space
    )
    for (index, item) in drawing.scene.dropped.enumerated() {
      let middle = top + Self.header + DeviceDrawing.rowHeight * (Double(index) + 0.5)
      row(item.id, middle: middle, note: item.reason, into: &out, space: &space)
    }
  }

  private func writeMenu(into out: inout MarkupWriter, space: inout LabelSpace) {
    guard let rows = drawing.scene.menu else { return }
    let style = drawing.scene.isMenuOpen ? "menu open" : "menu closed"
    if let button = drawing.center(of: .overflow), button.x < drawing.deviceWidth {
      // A tie between device and menu, level with the button; across the bar it would run over controls.
      let y = min(max(button.y, menuTop + 9), menuTop + menuHeight - 9)
      let path = "M\(drawing.deviceWidth.svg) \(y.svg)H\(left.svg)"
      out.element("path", [["class", "rule"], ["fill", "none"], ["d", path]])
    }
    out.element(
      "rect",
      [
        ["class", style], ["x", left.svg], ["y", menuTop.svg],
        ["width", DeviceDrawing.sideWidth.svg],
        ["height", menuHeight.svg], ["rx", "9"],
      ]
    )
    if rows.isEmpty {
      label(
        "empty menu",
        x: left + 12,
        middle: menuTop + menuHeight / 2,
        room: DeviceDrawing.sideWidth - 20,
        style: "soft",
        into: &out,
        space: &space
      )
    }
    var y = menuTop + Self.padding
    for id in rows {
      let height = Self.height(of: id)
      if id == .divider {
        let x2 = left + DeviceDrawing.sideWidth - 8
        out.element(
          "line",
          [
            ["class", "rule"], ["x1", (left + 8).svg], ["x2", x2.svg],
            ["y1", (y + height / 2).svg], ["y2", (y + height / 2).svg],
          ]
        )
      }
      y += height
    }
  }

  private func row(
    _ id: ItemID,
    middle: Double,
    note: String?,
    into out: inout MarkupWriter,
    space: inout LabelSpace
  ) {
    out.element("g", [["data-item", id.name]]) { out in
      let name = drawing.labels.name(of: id)
      out.element("title", text: note.map { "\(name): \($0)" } ?? name)
      if let glyph = drawing.labels.glyph(of: id) {
        out.element(
          "use",
          [
            ["class", "glyph"], ["href", "#\(glyph.id)"], ["x", (left + 8).svg],
            ["y", (middle - 6).svg],
            ["width", "12"], ["height", "12"],
          ]
        )
      }
      let room = DeviceDrawing.sideWidth - 34
      let tail = note.map { TextRuler.fitted($0, into: room * 0.6, size: 10) } ?? ""
      let tailRoom = tail.isEmpty ? 0 : TextRuler.width(tail, size: 10) + 6
      label(
        name,
        x: left + 26,
        middle: middle,
        room: room - tailRoom,
        style: "ink",
        into: &out,
        space: &space
      )
      let right = left + DeviceDrawing.sideWidth - 6
      label(
        tail,
        x: right - TextRuler.width(tail, size: 10),
        middle: middle,
        room: room,
        style: "soft",
        endsAt: right,
        into: &out,
        space: &space
      )
    }
  }

  private func label(
    _ text: String,
    x: Double,
    middle: Double,
    room: Double,
    style: String,
    endsAt right: Double? = nil,
    into out: inout MarkupWriter,
    space: inout LabelSpace
  ) {
    let size = style == "soft" ? 10.0 : 11.0
    let words = TextRuler.fitted(text, into: room, size: size)
    let box = LabelSpace.Box(
      x: x,
      y: middle - size / 2,
      width: TextRuler.width(words, size: size),
      height: size
    )
    guard !words.isEmpty, space.take(box) else { return }
    var attributes: [MarkupWriter.Attribute] = [
      ["class", style], ["x", (right ?? x).svg], ["y", (middle + size * 0.36).svg],
      ["font-size", size.svg],
    ]
    if right != nil { attributes.append(["text-anchor", "end"]) }
    out.element("text", attributes, text: words)
  }
}
