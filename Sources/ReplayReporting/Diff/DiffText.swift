package import TimelineDiff

/// A diff for people at a terminal: the verdict, then one row a change, worst first.
package struct DiffText: Sendable {
  package var style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  private static let labelWidth = 14

  /// - Parameter title: What was compared, `a.yaml → b.yaml`.
  package func text(of changes: TimelineChanges, title: String) -> String {
    let lines =
      [style.bold(TextSafety.escaped(title)), "  " + DiffVerdict.text(of: changes)]
      + details(of: changes, margin: 2)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The rows alone, for a report that has its own heading.
  package func details(of changes: TimelineChanges, margin: Int) -> [String] {
    let indent = String(repeating: " ", count: margin)
    let columns = style.columns - margin - Self.labelWidth
    var lines: [String] = []
    func add(_ label: String, _ text: String, _ paint: (String) -> String) {
      let wrapped = TextLines.wrapped(TextSafety.escaped(text), columns: columns)
      for (index, line) in wrapped.enumerated() {
        let head = DisplayWidth.padded(index == 0 ? label : "", to: Self.labelWidth)
        lines.append(indent + (index == 0 ? paint(head) : head) + line)
      }
    }
    for row in ChangeRow.rows(of: changes.changes) {
      let items = row.items.isEmpty ? "" : row.items.joined(separator: ", ") + ": "
      add(row.kind.words, "\(items)\(row.what) · \(row.placesText())", paint(row.kind))
    }
    for finding in changes.newFindings {
      add("new finding", DiffVerdict.line(of: finding), style.red)
    }
    for finding in changes.clearedFindings {
      add("cleared", DiffVerdict.line(of: finding), style.green)
    }
    let scores = changes.scores.filter { !$0.isSame }
    if !scores.isEmpty {
      add(
        "scores",
        scores.map { "\($0.name) \($0.before) → \($0.after)" }.joined(separator: " · "),
        style.dim
      )
    }
    return lines
  }

  private func paint(_ kind: ChangeKind) -> (String) -> String {
    switch kind {
    case .leftBar, .dropped: style.red
    case .enteredBar, .undropped: style.green
    case .changedBar, .reordered, .moved, .resized, .delayed: style.yellow
    case .event, .trait: style.dim
    }
  }
}
