package import TimelineDiff

/// A diff as a comment on a pull request: the verdict, a table of what matters, the rest and the bars drawn
/// before and after folded away.
package struct DiffMarkdown: Sendable {
  /// GitHub takes about 64 K characters a comment.
  package static let commentLimit = 60_000

  package init() {}

  package func text(
    of changes: TimelineChanges,
    title: String,
    drawing: DiffDrawing? = nil,
    limit: Int = commentLimit
  ) -> String {
    var lines = ["### \(MarkdownText.escaped(title))", ""]
    lines.append("**\(MarkdownText.escaped(DiffVerdict.text(of: changes)))**")
    lines += body(of: changes)
    if let drawing { lines += drawing.lines(of: changes) }
    return MarkdownText.joined(lines, limit: limit, noun: "lines")
  }

  /// The tables without heading and verdict.
  func body(of changes: TimelineChanges) -> [String] {
    let rows = ChangeRow.rows(of: changes.changes)
    let worst = rows.filter { $0.kind <= .changedBar || $0.kind == .dropped }
    let lesser = rows.filter { $0.kind > .changedBar && $0.kind != .dropped }
    var lines: [String] = []
    if !worst.isEmpty { lines += [""] + table(worst) }
    if worst.isEmpty, lesser.count <= 8, !lesser.isEmpty {
      lines += [""] + table(lesser)
    } else if !lesser.isEmpty {
      lines += [
        "",
        "<details><summary>\(lesser.count) lesser change\(lesser.count == 1 ? "" : "s")</summary>",
        "",
      ]
      lines += table(lesser) + ["", "</details>"]
    }
    let findings =
      changes.newFindings.map { "- **new** \(MarkdownText.escaped(DiffVerdict.line(of: $0)))" }
      + changes.clearedFindings.map {
        "- cleared \(MarkdownText.escaped(DiffVerdict.line(of: $0)))"
      }
    if !findings.isEmpty { lines += [""] + findings }
    let scores = changes.scores.filter { !$0.isSame }
    if !scores.isEmpty {
      lines += [
        "",
        "Scores: " + scores.map { "\($0.name) \($0.before) → \($0.after)" }.joined(separator: ", "),
      ]
    }
    return lines
  }

  private func table(_ rows: [ChangeRow]) -> [String] {
    ["| | items | what | where |", "|---|---|---|---|"]
      + rows.map { row in
        let items = row.items.map(MarkdownText.code).joined(separator: ", ")
        let what = MarkdownText.escaped(row.what)
        return
          "| \(row.kind.words) | \(items) | \(what) | \(MarkdownText.escaped(row.placesText())) |"
      }
  }
}
