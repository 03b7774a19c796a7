package import TimelineModel

/// One moment of a timeline as a block of text that stands alone: for live play.
package struct EntryPicture: Sendable {
  private let text: EntryText

  package init(header: TimelineHeader, screenTitles: [String: String], style: TextStyle) {
    text = EntryText(
      words: ItemWords(header: header, screenTitles: screenTitles),
      style: style
    )
  }

  /// What changed since the entry before, and always the bars.
  package func lines(of entry: TimelineEntry, after before: TimelineEntry?) -> [String] {
    text.lines(of: entry, after: before, alwaysBars: true)
  }

  /// The bars alone, from the margin.
  package func barLines(of entry: TimelineEntry) -> [String] {
    text.bars(of: entry).map { String($0.dropFirst(EntryText.indent)) }
  }

  /// The block of a report: bars only where they changed.
  package func reportLines(of entry: TimelineEntry, after before: TimelineEntry?) -> [String] {
    text.lines(of: entry, after: before)
  }
}
