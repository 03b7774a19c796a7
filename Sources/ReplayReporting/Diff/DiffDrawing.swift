import TimelineDiff
package import TimelineModel

/// The bars before and after at the moments that matter most, drawn as text in blocks that GitHub colours.
package struct DiffDrawing: Sendable {
  private let old: Timeline
  private let new: Timeline
  private let oldPicture: EntryPicture
  private let newPicture: EntryPicture

  /// More are in the picture and on the page.
  private static let limit = 2
  /// As wide as a comment shows without scrolling.
  private static let style = TextStyle(columns: 92)

  /// - Parameter screenTitles: titles by the names of screens, which a timeline does not carry.
  package init(
    from old: Timeline,
    to new: Timeline,
    screenTitles: (old: [String: String], new: [String: String]) = ([:], [:])
  ) {
    self.old = old
    self.new = new
    oldPicture = EntryPicture(
      header: old.header,
      screenTitles: screenTitles.old,
      style: Self.style
    )
    newPicture = EntryPicture(
      header: new.header,
      screenTitles: screenTitles.new,
      style: Self.style
    )
  }

  /// Folded blocks for the first changes that happen at a moment of both timelines.
  func lines(of changes: TimelineChanges) -> [String] {
    var drawn: Set<[Int]> = []
    var lines: [String] = []
    for change in changes.changes.sorted(by: { $0.kind < $1.kind }) {
      guard drawn.count < Self.limit, let oldEntry = change.oldEntry,
        let newEntry = change.newEntry,
        old.entries.indices.contains(oldEntry), new.entries.indices.contains(newEntry),
        !drawn.contains([oldEntry, newEntry])
      else { continue }
      let block = Self.compared(
        oldPicture.barLines(of: old.entries[oldEntry]),
        newPicture.barLines(of: new.entries[newEntry])
      )
      guard block.contains(where: { !$0.hasPrefix(" ") }) else { continue }
      drawn.insert([oldEntry, newEntry])
      let moment = [change.event ?? "", change.pose].filter { !$0.isEmpty }.joined(separator: ", ")
      let fence = Self.fence(around: block)
      lines += [
        "",
        "<details><summary>the bars at \(MarkdownText.escaped(moment))</summary>",
        "",
        fence + "diff",
      ]
      lines += block + [fence, "", "</details>"]
    }
    return lines
  }

  /// Lines of both with their marks: what is gone, what is new, what stayed.
  private static func compared(_ old: [String], _ new: [String]) -> [String] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var next = old.indices.lowerBound
    func takeRemoved() {
      while removed.contains(next) {
        lines.append("-" + old[next])
        next += 1
      }
    }
    for (index, line) in new.enumerated() {
      takeRemoved()
      if inserted.contains(index) {
        lines.append("+" + line)
      } else {
        lines.append(" " + line)
        next += 1
      }
    }
    takeRemoved()
    return lines
  }

  /// A fence that no line can end.
  private static func fence(around lines: [String]) -> String {
    var longest = 0
    for line in lines {
      var run = 0
      for character in line {
        run = character == "`" ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return String(repeating: "`", count: max(3, longest + 1))
  }
}
