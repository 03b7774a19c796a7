import TimelineDiff
package import TimelineModel

/// Two timelines in two columns, as wide as the terminal: the steps that differ.
package struct SideBySideDiff: Sendable {
  package var style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  package func text(from old: Timeline, to new: Timeline, oldName: String, newName: String)
    -> String
  {
    let width = max(20, (style.columns - 3) / 2)
    var lines = [style.bold(row(oldName, " ", newName, width))]
    for step in AlignedEntries.all(from: old, to: new) {
      let before = step.old.map { old.entries[$0] }
      let after = step.new.map { new.entries[$0] }
      let left = before.map(EntryLines.lines) ?? []
      let right = after.map(EntryLines.lines) ?? []
      guard left != right, let heading = (after ?? before).map(EntryLines.heading) else { continue }
      lines.append(style.cyan(DisplayWidth.cut(TextSafety.escaped(heading), to: style.columns)))
      lines += rows(left, right, width)
    }
    return lines.count == 1 ? "" : lines.joined(separator: "\n") + "\n"
  }

  /// Lines that begin with the same word stand beside each other.
  private func rows(_ left: [String], _ right: [String], _ width: Int) -> [String] {
    var rest = right[...]
    var rows: [String] = []
    for line in left {
      let subject = Self.subject(of: line)
      guard let match = rest.firstIndex(where: { Self.subject(of: $0) == subject }) else {
        rows.append(style.red(row(line, "<", "", width)))
        continue
      }
      for only in rest[..<match] { rows.append(style.green(row("", ">", only, width))) }
      let mark = line == rest[match] ? " " : "|"
      let text = row(line, mark, rest[match], width)
      rows.append(mark == " " ? text : style.yellow(text))
      rest = rest[(match + 1)...]
    }
    return rows + rest.map { style.green(row("", ">", $0, width)) }
  }

  private static func subject(of line: String) -> Substring {
    line.hasPrefix("+") ? "+" : line.prefix { $0 != " " && $0 != ":" }
  }

  private func row(_ left: String, _ mark: String, _ right: String, _ width: Int) -> String {
    let left = DisplayWidth.cut(TextSafety.escaped(left), to: width)
    let right = DisplayWidth.cut(TextSafety.escaped(right), to: width)
    var text = DisplayWidth.padded(left, to: width) + " \(mark) " + right
    while text.last == " " { text.removeLast() }
    return text
  }
}
