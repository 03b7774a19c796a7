import ToolbarModel

/// One item of an animated picture: where its middle is over time, and which of its looks is seen.
struct ItemMotion {
  let id: ItemID
  private let number: Int
  private var places = MotionTrack("transform")
  private var looks: FadingLayer

  init(id: ItemID, number: Int) {
    self.id = id
    self.number = number
    looks = FadingLayer(prefix: "l\(number)-")
  }

  mutating func show(_ item: SceneItem, scale: Double, at center: (x: Double, y: Double), time: Int)
  {
    move(to: center, time: time)
    var centered = item
    let frame = item.frame
    centered.frame = Frame(
      x: -frame.width / 2,
      y: -frame.height / 2,
      width: frame.width,
      height: frame.height
    )
    var out = MarkupWriter()
    var space = LabelSpace()
    ControlDrawing(item: centered, scale: scale).write(into: &out, space: &space)
    looks.show(out.text, at: time)
  }

  /// A row of the menu; its glyph is the middle.
  mutating func showRow(labels: ItemLabels, at center: (x: Double, y: Double), time: Int) {
    move(to: center, time: time)
    var out = MarkupWriter()
    if let glyph = labels.glyph(of: id) {
      out.element(
        "use",
        [
          ["class", "glyph"], ["href", "#\(glyph.id)"], ["x", "-6"], ["y", "-6"], ["width", "12"],
          ["height", "12"],
        ]
      )
    }
    let words = TextRuler.fitted(labels.name(of: id), into: DeviceDrawing.sideWidth - 34, size: 11)
    out.element("text", [["x", "12"], ["y", "4"], ["font-size", "11"]], text: words)
    looks.show(out.text, at: time)
  }

  mutating func hide(time: Int) { looks.show("", at: time) }

  private mutating func move(to center: (x: Double, y: Double), time: Int) {
    let value = "translate(\(center.x.svg)px,\(center.y.svg)px)"
    places.set(value, at: places.steps.isEmpty ? 0 : time)
  }

  func write(into out: inout MarkupWriter, total: Int, glide: Int) -> [String] {
    let name = "p\(number)"
    var rules: [String] = []
    out.element("g", [["class", places.isStill ? name : "m \(name)"]]) { out in
      rules = looks.write(into: &out, total: total, glide: glide)
    }
    if places.isStill {
      rules.append(".\(name){transform:\(places.last)}")
    } else {
      rules.append(places.rule(named: name, total: total, glide: glide))
      rules.append(".\(name){transform:\(places.last);animation-name:\(name)}")
    }
    return rules
  }
}
