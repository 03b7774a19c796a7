import ToolbarModel

/// Draws one control by itself: its glass and what stands on it.
struct ControlDrawing {
  let item: SceneItem
  let scale: Double

  func write(into out: inout MarkupWriter, space: inout LabelSpace) {
    var attributes: [MarkupWriter.Attribute] = []
    if item.opacity < 100 { attributes.append(["opacity", DecimalText.hundredths(item.opacity)]) }
    if !item.isEnabled { attributes.append(["class", "off"]) }
    out.element("g", attributes) { out in
      if item.hasBackground {
        let radius = min(item.frame.width, item.frame.height).points * scale / 2
        out.element(
          "rect",
          [
            ["class", item.isProminent ? "tint" : "glass"],
            ["x", (item.frame.x.points * scale).svg],
            ["y", (item.frame.y.points * scale).svg],
            ["width", (item.frame.width.points * scale).svg],
            ["height", (item.frame.height.points * scale).svg], ["rx", radius.svg],
          ]
        )
      }
      FaceDrawing(item: item, scale: scale).write(into: &out, space: &space)
    }
  }
}
