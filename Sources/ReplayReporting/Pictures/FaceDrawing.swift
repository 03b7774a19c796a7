import ToolbarModel

/// Draws what stands on one control: a glyph, words cut to the room, a badge.
struct FaceDrawing {
  let item: SceneItem
  let scale: Double

  private var x: Double { item.frame.x.points * scale }
  private var y: Double { item.frame.y.points * scale }
  private var width: Double { item.frame.width.points * scale }
  private var height: Double { item.frame.height.points * scale }
  private var glyphSize: Double { min(max(22 * scale, 11), min(width, height)) }
  private var textSize: Double { max(15 * scale, 10) }
  private var ink: String { item.isProminent && !item.isFocused ? "ontint" : "ink" }

  func write(into out: inout MarkupWriter, space: inout LabelSpace) {
    switch item.face {
    case .glyph(let glyph):
      writeGlyph(glyph, at: x + (width - glyphSize) / 2, into: &out)
    case .glyphAndText(let glyph, let text):
      let room = width - glyphSize - 14
      let words = TextRuler.fitted(text, into: room, size: textSize)
      // A letter or two say nothing that the glyph does not say.
      guard words == text || words.count > 3 else {
        writeGlyph(glyph, at: x + (width - glyphSize) / 2, into: &out)
        break
      }
      let used = glyphSize + 4 + TextRuler.width(words, size: textSize)
      let start = x + max(5, (width - used) / 2)
      writeGlyph(glyph, at: start, into: &out)
      write(words, at: start + glyphSize + 4, isCentered: false, into: &out, space: &space)
    case .text(let text):
      let words = TextRuler.abbreviated(text, into: width - 4, size: textSize)
      write(words, at: x + width / 2, isCentered: true, into: &out, space: &space)
    case .field(let prompt):
      if let glyph = SymbolGlyph.named("magnifyingglass") {
        writeGlyph(glyph, at: x + 6, into: &out)
      }
      let words = TextRuler.fitted(prompt, into: width - glyphSize - 20, size: textSize)
      write(
        words,
        at: x + glyphSize + 12,
        isCentered: false,
        style: "soft",
        into: &out,
        space: &space
      )
    case .title(let text):
      let low = item.room.lowerBound.points * scale + 2
      let high = item.room.upperBound.points * scale - 2
      let words = TextRuler.fitted(text, into: high - low, size: textSize)
      // In the middle of its frame as far as the room allows.
      let half = TextRuler.width(words, size: textSize) / 2
      let middle = max(low + half, min(x + width / 2, high - half))
      write(words, at: middle, isCentered: true, style: "strong", into: &out, space: &space)
    }
    writeBadge(into: &out, space: &space)
  }

  private func writeGlyph(_ glyph: SymbolGlyph, at left: Double, into out: inout MarkupWriter) {
    out.element(
      "use",
      [
        ["class", "glyph \(ink)"], ["href", "#\(glyph.id)"], ["x", left.svg],
        ["y", (y + (height - glyphSize) / 2).svg], ["width", glyphSize.svg],
        ["height", glyphSize.svg],
      ]
    )
  }

  private func write(
    _ words: String,
    at place: Double,
    isCentered: Bool,
    style: String = "",
    into out: inout MarkupWriter,
    space: inout LabelSpace
  ) {
    let length = TextRuler.width(words, size: textSize)
    let left = isCentered ? place - length / 2 : place
    let box = LabelSpace.Box(
      x: left,
      y: y + height / 2 - textSize / 2,
      width: length,
      height: textSize
    )
    guard !words.isEmpty, space.take(box) else { return }
    var attributes: [MarkupWriter.Attribute] = [
      ["x", place.svg], ["y", (y + height / 2 + textSize * 0.36).svg], ["font-size", textSize.svg],
      ["class", style.isEmpty ? ink : style],
    ]
    if isCentered { attributes.append(["text-anchor", "middle"]) }
    out.element("text", attributes, text: words)
  }

  private func writeBadge(into out: inout MarkupWriter, space: inout LabelSpace) {
    guard let badge = item.badge, !badge.isEmpty else { return }
    let words = TextRuler.fitted(badge, into: 24, size: 8)
    let length = max(TextRuler.width(words, size: 8) + 6, 12)
    let left = x + width - length * 0.6
    out.element(
      "rect",
      [
        ["class", "badge"], ["x", left.svg], ["y", (y - 4).svg], ["width", length.svg],
        ["height", "12"],
        ["rx", "6"],
      ]
    )
    guard space.take(LabelSpace.Box(x: left, y: y - 4, width: length, height: 12)) else { return }
    out.element(
      "text",
      [
        ["class", "badgeText"], ["x", (left + length / 2).svg], ["y", (y + 5).svg],
        ["font-size", "8"],
        ["text-anchor", "middle"],
      ],
      text: words
    )
  }
}
