/// A simple drawing for an SF Symbol's name: our own strokes on a grid of 24, not Apple's artwork.
package struct SymbolGlyph: Hashable, Sendable {
  /// The word a drawing is filed under: `arrow.uturn.backward`.
  package var base: String
  /// Drawn small inside a circle, as in `info.circle`.
  package var isCircled: Bool
  /// Struck through, as in `bell.slash`.
  package var isSlashed: Bool

  /// The drawing of a symbol's name; nil when there is none, so that the caller falls back to words.
  package static func named(_ name: String) -> SymbolGlyph? {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var isCircled = false
    var isSlashed = false
    while !words.isEmpty {
      let base = words.joined(separator: ".")
      if strokes[base] != nil {
        return SymbolGlyph(base: base, isCircled: isCircled, isSlashed: isSlashed)
      }
      switch words.removeLast() {
      case "circle": isCircled = true
      case "slash": isSlashed = true
      default: break
      }
    }
    return nil
  }

  /// A name that may stand in an `id`.
  var id: String {
    "g-" + base.replacing(".", with: "-") + (isCircled ? "-o" : "") + (isSlashed ? "-x" : "")
  }

  /// The `symbol` element of the drawing, to be placed with `use`.
  var definition: String {
    let path = "<path d=\"\(SymbolGlyph.strokes[base] ?? "")\"/>"
    var body = path
    if isCircled {
      body =
        "<circle cx=\"12\" cy=\"12\" r=\"10\"/>"
        + "<g transform=\"translate(12 12) scale(.55) translate(-12 -12)\" stroke-width=\"3\">\(path)</g>"
    }
    if isSlashed { body += "<path d=\"M4 3L20 21\"/>" }
    return "<symbol id=\"\(id)\" viewBox=\"0 0 24 24\">\(body)</symbol>"
  }
}
