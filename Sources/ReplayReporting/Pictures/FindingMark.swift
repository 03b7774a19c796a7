import ToolbarModel

/// The numbered dot of a finding.
struct FindingMark {
  let number: Int
  let severity: Severity

  func write(x: Double, y: Double, into out: inout MarkupWriter) {
    let words = String(number)
    let width = max(13, TextRuler.width(words, size: 9) + 6)
    out.element(
      "rect",
      [
        ["class", severity.rawValue], ["x", (x - width / 2).svg], ["y", (y - 6.5).svg],
        ["width", width.svg],
        ["height", "13"], ["rx", "6.5"],
      ]
    )
    out.element(
      "text",
      [
        ["class", "markText"], ["x", x.svg], ["y", (y + 3.2).svg], ["font-size", "9"],
        ["text-anchor", "middle"],
      ],
      text: words
    )
  }
}
