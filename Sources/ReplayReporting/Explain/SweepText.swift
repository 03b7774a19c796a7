package import TimelineModel
package import ToolbarLayoutCore
import ToolbarModel

/// A sweep for people: a chart of lengths against items, then every threshold with what changes there.
package struct SweepText: Sendable {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  package func text(
    of intervals: [SweepInterval],
    along axis: SweepAxis,
    in header: TimelineHeader
  ) -> String {
    guard let first = intervals.first, let last = intervals.last else { return "" }
    let words = ItemWords(header: header)
    let count = intervals.count
    var lines = [
      style.bold(TextSafety.isolated(header.title ?? header.scenario))
        + "  \(TextSafety.escaped(header.device)) · \(axis.rawValue) \(first.from)…\(last.to) · "
        + "\(count) \(count == 1 ? "interval" : "intervals")",
      "",
    ]
    lines += chart(intervals, words)
    lines.append("")
    var before: SweepInterval?
    for interval in intervals {
      lines += self.lines(of: interval, after: before, words)
      before = interval
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One row an item: `█` in a bar, `░` in the overflow menu, `·` nowhere.
  private func chart(_ intervals: [SweepInterval], _ words: ItemWords) -> [String] {
    let items = self.items(of: intervals)
    guard let first = intervals.first, let last = intervals.last else { return [] }
    let nameWidth = min((items.map { DisplayWidth.of(words.name(of: $0)) }.max() ?? 4) + 2, 26)
    let columns = max(20, min(style.columns - nameWidth - 2, 100))
    let span = (last.to - first.from).hundredths
    let samples = (0..<columns).map { column in
      first.from + Length(hundredths: span * column / columns)
    }
    let shown = samples.map { length in intervals.last { $0.from <= length } ?? first }
    var lines = items.map { id -> String in
      let marks = shown.map { interval -> String in
        guard let bar = interval.layout.bars.first(where: { $0.items.contains(id) })?.bar else {
          return "·"
        }
        return bar == .overflow ? "░" : "█"
      }
      return "  " + DisplayWidth.padded(words.name(of: id), to: nameWidth) + marks.joined()
    }
    let left = first.from.description
    let right = last.to.description
    let gap = max(1, columns - left.count - right.count)
    lines.append(
      "  " + String(repeating: " ", count: nameWidth)
        + style.dim(left + String(repeating: " ", count: gap) + right)
    )
    lines.append(
      "  " + String(repeating: " ", count: nameWidth)
        + style.dim("█ in a bar   ░ in the overflow menu   · nowhere")
    )
    return lines
  }

  private func lines(
    of interval: SweepInterval,
    after before: SweepInterval?,
    _ words: ItemWords
  ) -> [String] {
    let range = DisplayWidth.padded("  \(interval.from)…\(interval.to)", to: 20)
    let indent = String(repeating: " ", count: 20)
    guard let before else {
      return interval.contents.enumerated().flatMap { index, row in
        TextLines.wrapped(words.names(of: row.ids), columns: style.columns - 35).enumerated().map {
          (index == 0 && $0 == 0 ? style.bold(range) : indent)
            + style.dim(DisplayWidth.padded($0 == 0 ? row.bar.rawValue : "", to: 15)) + $1
        }
      }
    }
    var changes: [String] = []
    for id in items(of: [before, interval]) {
      let old = place(of: id, in: before)
      let new = place(of: id, in: interval)
      if old != new { changes.append("\(words.name(of: id)): \(old) → \(new)") }
    }
    if changes.isEmpty { changes = ["the order changes"] }
    let filled = TextLines.filled(changes, separator: " · ", columns: style.columns - 20)
    return filled.enumerated().map { ($0 == 0 ? style.bold(range) : indent) + $1 }
  }

  private func place(of id: ItemID, in interval: SweepInterval) -> String {
    if let bar = interval.layout.bars.first(where: { $0.items.contains(id) })?.bar {
      return bar.rawValue
    }
    if let dropped = interval.layout.dropped.first(where: { $0.id == id }) {
      return "dropped (\(dropped.reason.rawValue))"
    }
    return "nowhere"
  }

  /// Declared items in their order, then the system's in order of appearance.
  private func items(of intervals: [SweepInterval]) -> [ItemID] {
    var items: [ItemID] = []
    for interval in intervals {
      for decision in interval.layout.decisions where !items.contains(decision.id) {
        items.append(decision.id)
      }
      for bar in interval.layout.bars {
        for id in bar.items where id != .divider && !items.contains(id) { items.append(id) }
      }
    }
    return items.filter { !$0.isSystem } + items.filter(\.isSystem)
  }
}
