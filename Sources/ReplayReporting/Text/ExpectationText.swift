import ExpectationCheck
import YAMLSyntax

/// A failed expectation: the line, what was expected, what was found, and why.
struct ExpectationText {
  let style: TextStyle

  func lines(of outcome: ExpectationOutcome, margin: Int) -> [String] {
    let indent = String(repeating: " ", count: margin)
    let columns = style.columns - margin - 12
    let kind = outcome.isAlways ? "always" : "expect"
    var lines = ["\(indent)\(style.red("✗ \(kind)")) at line \(outcome.line) does not hold"]
    var rows = [("expected", FlowNode.text(of: outcome.expected)), ("found", outcome.found)]
    if let reason = outcome.reason { rows.append(("why", reason)) }
    for (label, text) in rows {
      for (index, line) in TextLines.wrapped(TextSafety.escaped(text), columns: columns)
        .enumerated()
      {
        let head = DisplayWidth.padded(index == 0 ? label : "", to: 10)
        lines.append("\(indent)  \(style.dim(head))\(line)")
      }
    }
    return lines
  }
}
