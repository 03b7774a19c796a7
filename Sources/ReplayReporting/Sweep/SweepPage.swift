/// A sweep's chart as an HTML file: the same drawing, with a policy that lets it ask for nothing.
package struct SweepPage {
  private let chart: SweepChart

  package init(_ chart: SweepChart) {
    self.chart = chart
  }

  package func text() -> String {
    let drawing = chart.text()
    // The drawing brings two style elements; the policy names what stands between their tags.
    let styles = [Self.page] + Self.styles(in: drawing)
    let words = styles.map { "'\(ContentHash.policyWord(of: $0))'" }.joined(separator: " ")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \(words); base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>\(MarkupText.escaped(chart.title))</title>
      <style>\(Self.page)</style>
      </head>
      <body>
      \(drawing)</body>
      </html>

      """
  }

  private static let page =
    ":root{color-scheme:light dark}body{margin:0;background:#f5f6f9}"
    + "@media (prefers-color-scheme:dark){body{background:#0f1217}}svg{display:block;margin:0 auto;max-width:100%;height:auto}"

  private static func styles(in drawing: String) -> [String] {
    drawing.split(separator: "<style>", omittingEmptySubsequences: false).dropFirst().compactMap {
      part in
      part.split(separator: "</style>", omittingEmptySubsequences: false).first.map(String.init)
    }
  }
}
