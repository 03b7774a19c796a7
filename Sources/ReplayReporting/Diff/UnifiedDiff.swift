import TimelineDiff
package import TimelineModel

/// Two timelines with `-` and `+`, step by step: all that differs, with the bars as context.
package struct UnifiedDiff: Sendable {
  package var style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  package func text(from old: Timeline, to new: Timeline, oldName: String, newName: String)
    -> String
  {
    var lines = [
      style.bold("--- \(TextSafety.escaped(oldName))"),
      style.bold("+++ \(TextSafety.escaped(newName))"),
    ]
    for step in AlignedEntries.all(from: old, to: new) {
      let before = step.old.map { old.entries[$0] }
      let after = step.new.map { new.entries[$0] }
      let hunk = hunk(before, after)
      guard !hunk.isEmpty, let heading = (after ?? before).map(EntryLines.heading) else { continue }
      lines.append(style.cyan("@@ \(TextSafety.escaped(heading)) @@"))
      lines += hunk
    }
    return lines.count == 2 ? "" : lines.joined(separator: "\n") + "\n"
  }

  /// Empty when nothing differs.
  private func hunk(_ before: TimelineEntry?, _ after: TimelineEntry?) -> [String] {
    let old = before.map(EntryLines.lines) ?? []
    let new = after.map(EntryLines.lines) ?? []
    if old == new { return [] }
    let (oldSet, newSet) = (Set(old), Set(new))
    var lines: [String] = []
    lines += old.filter { !newSet.contains($0) }.map { style.red("-" + TextSafety.escaped($0)) }
    lines += new.filter { !oldSet.contains($0) }.map { style.green("+" + TextSafety.escaped($0)) }
    return lines
  }
}
