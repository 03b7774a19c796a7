package import TimelineDiff
package import TimelineModel
import ToolbarModel

/// Two timelines as one HTML page: before and after side by side, scrubbed in step, with the list of what changed.
package struct ComparisonPage {
  private let old: Timeline
  private let new: Timeline
  private let changes: TimelineChanges
  private let screenTitles: (old: [String: String], new: [String: String])
  private let steps: ComparisonSteps

  /// - Parameter screenTitles: titles by the names of screens, which a timeline does not carry.
  package init(
    from old: Timeline,
    to new: Timeline,
    changes: TimelineChanges,
    screenTitles: (old: [String: String], new: [String: String]) = ([:], [:])
  ) {
    self.old = old
    self.new = new
    self.changes = changes
    self.screenTitles = screenTitles
    steps = ComparisonSteps(from: old, to: new)
  }

  package func text() -> String {
    let sides = [
      PageSide(old, number: 0, name: "before", screenTitles: screenTitles.old),
      PageSide(new, number: 1, name: "after", screenTitles: screenTitles.new),
    ]
    var data = "{\"bars\":\(PageData.barNames),\"sides\":["
    sides[0].write(into: &data)
    data += ","
    sides[1].write(into: &data)
    data += "],\"steps\":[[" + list(steps.old) + "],[" + list(steps.new) + "]]"
    data += ",\"changes\":[" + changes.changes.map(json).joined(separator: ",") + "]"
    let cleared = changes.clearedFindings.map { PageData.finding($0, side: 0, isNew: false) }
    let found = changes.newFindings.map { PageData.finding($0, side: 1, isNew: true) }
    data += ",\"findings\":[" + (found + cleared).joined(separator: ",") + "]"
    data += ",\"noFindings\":\"No new finding, none cleared.\"}"
    let header = new.header
    return PageDocument(
      title: "What changed: \(header.title ?? header.scenario)",
      subtitle: DiffVerdict.text(of: changes)
        + " · before: \(PageData.facts(old)) · after: \(PageData.facts(new))",
      stages: ["before", "after"],
      glyphs: sides[0].glyphs + sides[1].glyphs,
      hasChanges: true,
      data: data
    ).text()
  }

  private func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ",") }

  private func json(_ change: TimelineChange) -> String {
    let row = ChangeRow.rows(of: [change]).first
    let names = change.items.joined(separator: ", ")
    let words = [
      names, change.kind.words, row?.what ?? "", change.event.map { "after \($0)" } ?? "",
    ]
    let text = MarkupText.visible(words.filter { !$0.isEmpty }.joined(separator: " · "))
    let step = steps.step(oldEntry: change.oldEntry, newEntry: change.newEntry)
    return "{\"words\":\(MarkupText.quotedJSON(text)),\"step\":\(step)}"
  }
}
