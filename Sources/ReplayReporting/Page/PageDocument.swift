/// The frame of a page: policy, style, the parts a reader sees without the script, data and script.
struct PageDocument {
  var title: String
  var subtitle: String
  /// Captions of the pictures, one for a timeline, two for a comparison.
  var stages: [String]
  var glyphs: [SymbolGlyph]
  var hasChanges: Bool
  var data: String

  func text() -> String {
    let policy =
      "default-src 'none'; script-src '\(ContentHash.policyWord(of: PageScript.text))'; "
      + "style-src '\(ContentHash.policyWord(of: PageStyle.text))'; base-uri 'none'; form-action 'none'"
    let symbols = Set(glyphs + Self.usual).sorted { $0.id < $1.id }.map(\.definition).joined(
      separator: "\n"
    )
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>\(MarkupText.escaped(title))</title>
      <style>\(PageStyle.text)</style>
      </head>
      <body>
      <svg width="0" height="0" class="hidden" aria-hidden="true"><defs>
      \(symbols)
      </defs></svg>
      <header><h1>\(MarkupText.escaped(title))</h1><p class="quiet">\(MarkupText.escaped(subtitle))</p></header>
      <main>
      <div id="stages" class="stages\(stages.count > 1 ? " two" : "")">
      \(stages.enumerated().map(figure).joined(separator: "\n"))
      </div>
      \(PageParts.facts)
      \(PageParts.transport)
      \(hasChanges ? PageParts.changes : "")
      \(PageParts.findings)
      </main>
      <noscript><p>This page needs its script to draw the timeline. The findings are also in the text report.</p></noscript>
      <script type="application/json" id="data">\(data)</script>
      <script>\(PageScript.text)</script>
      </body>
      </html>

      """
  }

  private func figure(_ index: Int, _ caption: String) -> String {
    let words = caption.isEmpty ? "" : "<figcaption>\(MarkupText.escaped(caption))</figcaption>"
    return "<figure id=\"stage-\(index)\" class=\"card\">\(words)</figure>"
  }

  private static let usual = [
    "chevron.backward", "ellipsis", "magnifyingglass", "xmark", "backward", "chevron.left",
    "chevron.right",
    "forward",
  ].compactMap {
    SymbolGlyph.named($0)
  }
}
