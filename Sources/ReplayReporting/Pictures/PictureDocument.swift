/// The frame of a still picture: size, style, glyphs, a heading; 800 pixels wide.
struct PictureDocument {
  static let width = 800.0
  static let margin = 20.0
  static let header = 70.0
  /// Room between the edges.
  static let room = width - 2 * margin

  var title: String
  var facts: String
  var legend: String
  /// One sentence for people who cannot see the picture.
  var summary: String
  var glyphs: [SymbolGlyph]

  /// The document around a strip.
  func text(_ strip: FilmstripStrip) -> String {
    text(bodyHeight: strip.height) { strip.write(into: &$0, left: Self.margin, top: Self.header) }
  }

  /// The document around what `body` draws below the heading.
  func text(bodyHeight: Double, body: (inout MarkupWriter) -> Void) -> String {
    let height = Self.header + bodyHeight
    var out = MarkupWriter()
    out.element(
      "svg",
      [
        ["xmlns", "http://www.w3.org/2000/svg"],
        ["viewBox", "0 0 \(Self.width.svg) \(height.svg)"],
        ["width", Self.width.svg], ["height", height.svg], ["role", "img"],
        ["aria-label", summary],
      ]
    ) { out in
      out.element("style") { $0.raw(PictureStyle.palette + "\n" + PictureStyle.drawing) }
      out.element("defs") { out in for glyph in glyphs { out.raw(glyph.definition) } }
      out.element("rect", [["class", "paper"], ["width", "100%"], ["height", "100%"]])
      writeHeading(into: &out)
      body(&out)
    }
    return out.text
  }

  private func writeHeading(into out: inout MarkupWriter) {
    let legendRoom = TextRuler.width(legend, size: 11) + 16
    // Beside whichever line leaves it the room; a long title is worth more than the second half of the facts.
    let isBesideTitle = TextRuler.width(title, size: 18) <= Self.room - legendRoom
    let words = TextRuler.fitted(title, into: Self.room, size: 18)
    out.element(
      "text",
      [["class", "strong"], ["x", Self.margin.svg], ["y", "30"], ["font-size", "18"]],
      text: words
    )
    let factsRoom = Self.room - (isBesideTitle ? 0 : legendRoom)
    let line = TextRuler.fitted(facts, into: factsRoom, size: 12)
    out.element(
      "text",
      [["class", "soft"], ["x", Self.margin.svg], ["y", "49"], ["font-size", "12"]],
      text: line
    )
    out.element(
      "text",
      [
        ["class", "soft"], ["x", (Self.width - Self.margin).svg],
        ["y", isBesideTitle ? "30" : "49"], ["font-size", "11"],
        ["text-anchor", "end"], ["xml:space", "preserve"],
      ],
      text: legend
    )
  }
}
