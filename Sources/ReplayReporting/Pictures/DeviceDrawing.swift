import ToolbarModel

/// Draws a scene as SVG: the device in its pose, its bars and controls, the overflow menu beside it.
struct DeviceDrawing {
  let scene: DeviceScene
  let labels: ItemLabels
  /// Pixels a point.
  let scale: Double
  /// Tells the drawings of one document apart.
  let clipNumber: Int

  static let bezel = 7.0
  static let sideGap = 16.0
  static let sideWidth = 148.0
  static let rowHeight = 20.0

  var deviceWidth: Double { scene.window.width.points * scale + 2 * Self.bezel }
  var deviceHeight: Double { scene.window.height.points * scale + 2 * Self.bezel }
  var hasSide: Bool { scene.menu != nil || !scene.dropped.isEmpty }
  var width: Double { deviceWidth + (hasSide ? Self.sideGap + Self.sideWidth : 0) }
  var height: Double { max(deviceHeight, side.bottom) }

  /// Where the menu and the list of dropped items stand.
  var side: SidePlaces { SidePlaces(self) }

  /// Writes the drawing with its top left corner at the origin.
  func write(into out: inout MarkupWriter, space: inout LabelSpace) {
    writeDevice(into: &out)
    writeBars(withGlass: true, into: &out)
    out.element("g", [["transform", Self.inside]]) { out in
      for item in scene.items { writeItem(item, into: &out, space: &space) }
    }
    side.write(into: &out, space: &space)
  }

  /// The middle of an item in the coordinates of the drawing, in a bar or in the menu; nil when it is in neither.
  func center(of id: ItemID) -> (x: Double, y: Double)? {
    if let item = scene.items.first(where: { $0.id == id }) {
      return (
        Self.bezel + item.frame.midX.points * scale, Self.bezel + item.frame.midY.points * scale
      )
    }
    return side.center(of: id)
  }

  /// Writes the device without anything on it.
  func writeDevice(into out: inout MarkupWriter) {
    let screen = scene.outline.path(of: scene.window, grownBy: 0, scale: scale)
    let body = scene.outline.path(of: scene.window, grownBy: Self.bezel, scale: scale)
    out.element("g", [["transform", Self.inside]]) { out in
      out.element("path", [["class", "body"], ["d", body]])
      out.element("path", [["class", "screen"], ["d", screen]])
      writeHinge(into: &out)
      out.element("clipPath", [["id", clip]]) { $0.element("path", [["d", screen]]) }
      guard !scene.reserved.isEmpty else { return }
      out.element("g", [["clip-path", "url(#\(clip))"]]) { out in
        for frame in scene.reserved { rectangle(frame, "hatch", radius: 10 * scale, into: &out) }
      }
    }
  }

  /// Writes bars, the keyboard and the glass behind controls; the device defines what they are cut by.
  func writeBars(withGlass: Bool, into out: inout MarkupWriter) {
    out.element("g", [["transform", Self.inside], ["clip-path", "url(#\(clip))"]]) { out in
      if let sheet = scene.sheet { rectangle(sheet, "sheet", radius: 30 * scale, into: &out) }
      if let keyboard = scene.keyboard {
        rectangle(keyboard, "hatch keyboard", radius: 8, into: &out)
      }
      for bar in scene.bars {
        let radius = min(bar.frame.height, bar.frame.width).points * scale / 2
        rectangle(bar.frame, "bar", radius: radius, into: &out)
      }
      for frame in withGlass ? scene.capsules : [] {
        rectangle(
          frame,
          "glass",
          radius: min(frame.height, frame.width).points * scale / 2,
          into: &out
        )
      }
    }
  }

  /// Moves the origin from the corner of the body to the corner of the screen.
  private static let inside = "translate(\(bezel.svg) \(bezel.svg))"
  private var clip: String { "clip-\(clipNumber)" }

  private func writeHinge(into out: inout MarkupWriter) {
    let (width, height) = (scene.window.width.points * scale, scene.window.height.points * scale)
    switch scene.outline.hinge {
    case .none: break
    case .line(let x1, let y1, let x2, let y2, let isBent):
      out.element(
        "line",
        [
          ["class", isBent ? "fold bent" : "fold"], ["x1", (x1.points * scale).svg],
          ["y1", (y1.points * scale).svg],
          ["x2", (x2.points * scale).svg], ["y2", (y2.points * scale).svg],
        ]
      )
    case .edge(let side):
      let t = 3.0
      let b = Self.bezel
      let place =
        switch side {
        case .left: (-b - t, 8.0, t, height - 16)
        case .right: (width + b, 8.0, t, height - 16)
        case .top: (8.0, -b - t, width - 16, t)
        case .bottom: (8.0, height + b, width - 16, t)
        }
      out.element(
        "rect",
        [
          ["class", "spine"], ["x", place.0.svg], ["y", place.1.svg],
          ["width", max(place.2, 1).svg],
          ["height", max(place.3, 1).svg], ["rx", "1.5"],
        ]
      )
    }
  }

  private func rectangle(
    _ frame: Frame,
    _ style: String,
    radius: Double,
    into out: inout MarkupWriter
  ) {
    out.element(
      "rect",
      [
        ["class", style], ["x", (frame.x.points * scale).svg], ["y", (frame.y.points * scale).svg],
        ["width", (frame.width.points * scale).svg], ["height", (frame.height.points * scale).svg],
        ["rx", max(0, radius).svg],
      ]
    )
  }

  /// Writes one control; its words only where nothing else is written.
  func writeItem(_ item: SceneItem, into out: inout MarkupWriter, space: inout LabelSpace) {
    var attributes: [MarkupWriter.Attribute] = [["data-item", item.id.name]]
    if item.opacity < 100 { attributes.append(["opacity", DecimalText.hundredths(item.opacity)]) }
    if !item.isEnabled { attributes.append(["class", "off"]) }
    let face = FaceDrawing(item: item, scale: scale)
    out.element("g", attributes) { out in
      out.element("title", text: item.name)
      if item.isProminent || item.isFocused {
        let radius = min(item.frame.width, item.frame.height).points * scale / 2
        rectangle(item.frame, item.isFocused ? "focus" : "tint", radius: radius, into: &out)
      }
      face.write(into: &out, space: &space)
    }
  }
}
