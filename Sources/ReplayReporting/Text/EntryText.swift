import TimelineModel
import ToolbarModel

/// One entry as a block of lines: when, what, what changed, the bars, and what is wrong with it.
struct EntryText {
  static let indent = 11
  private static let labelColumns = 15
  private static let eventColumns = 26

  let words: ItemWords
  let style: TextStyle

  private var margin: String { String(repeating: " ", count: EntryText.indent) }
  private var columns: Int { style.columns - EntryText.indent }

  func lines(
    of entry: TimelineEntry,
    after before: TimelineEntry?,
    alwaysBars: Bool = false
  ) -> [String] {
    var lines = heading(entry, TraitsText.parts(from: before?.traits, to: entry.traits))
    let changes = before.map { EntryChanges(words: words).lines(from: $0, to: entry) } ?? []
    for change in changes { lines += labelled(change.label, change.text, color: color(change)) }
    if alwaysBars || shows(entry, after: before) { lines += bars(of: entry) }
    return lines
  }

  /// A run of samples that decide nothing, in one line.
  func line(ofSamples count: Int, until entry: TimelineEntry) -> String {
    margin + style.dim("… \(count) samples of \(event(entry)), until \(entry.at.milliseconds) ms")
  }

  /// Bars are drawn when something in them changed; one that holds is not drawn again.
  private func shows(_ entry: TimelineEntry, after before: TimelineEntry?) -> Bool {
    guard let before else { return true }
    return entry.bars != before.bars || entry.forms != before.forms
      || entry.detail?.layout.backTitle != before.detail?.layout.backTitle
  }

  private func heading(_ entry: TimelineEntry, _ parts: [String]) -> [String] {
    let time = "\(entry.at.milliseconds) ms"
    let padded = String(repeating: " ", count: max(0, EntryText.indent - 2 - time.count)) + time
    var event = event(entry)
    if let label = entry.label { event += "  “\(TextSafety.isolated(label))”" }
    if entry.raisedBy != nil { event = "↳ \(event)" }
    if let track = entry.track, track != "events" { event += "  @\(TextSafety.isolated(track))" }
    let traits = parts.joined(separator: " · ")
    let width = DisplayWidth.of(event)
    let isMarker = entry.event?.isMarker ?? true
    let shown = isMarker ? style.dim(event) : style.bold(event)
    let head = "\(padded)  \(shown)"
    if traits.isEmpty { return [head] }
    let gap = max(2, EntryText.eventColumns - width)
    if width + gap + DisplayWidth.of(traits) <= columns {
      return [head + String(repeating: " ", count: gap) + style.cyan(traits)]
    }
    let lines = TextLines.filled(parts, separator: " · ", columns: columns)
    return [head] + lines.map { margin + style.cyan($0) }
  }

  private func event(_ entry: TimelineEntry) -> String {
    if let event = entry.event { return TextSafety.isolated(event.text) }
    return entry.isSettled ? "settled" : "layout"
  }

  private func color(_ change: EntryChanges.Line) -> (String) -> String {
    switch change.label {
    case "left the bar", "gone": style.yellow
    case "came back", "appeared": style.green
    default: style.blue
    }
  }

  /// A label and a text that may take several lines.
  func labelled(
    _ label: String,
    _ text: String,
    color: (String) -> String,
    columns limit: Int? = nil
  ) -> [String] {
    let room = (limit ?? columns) - EntryText.labelColumns
    return TextLines.wrapped(text, columns: room).enumerated().map { index, line in
      let head = DisplayWidth.padded(index == 0 ? label : "", to: EntryText.labelColumns)
      return margin + (index == 0 ? color(head) : head) + line
    }
  }

  /// The bars; a strip stands as a column at its side when there is room, else as a line.
  func bars(of entry: TimelineEntry) -> [String] {
    let strip =
      style.columns >= 90 ? StripText(words: words, style: style).lines(of: entry) : nil
    let room = strip == nil ? columns : columns - StripText.columns - 2
    var lines: [String] = []
    for row in entry.bars.rows {
      if strip != nil, row.bar == .verticalBar || row.bar == .tabBar { continue }
      lines += bar(row, in: entry, columns: room)
    }
    guard let strip else { return lines.map { margin + $0 } }
    let isLeft = entry.traits.strip == .left
    return (0..<max(lines.count, strip.count)).map { index in
      let line = index < lines.count ? lines[index] : ""
      let cell = index < strip.count ? strip[index] : ""
      let whole =
        isLeft
        ? padded(cell, to: StripText.columns + 2) + line : padded(line, to: room + 2) + cell
      return trimmed(margin + whole)
    }
  }

  private func bar(
    _ row: BarContents.Row,
    in entry: TimelineEntry,
    columns: Int
  ) -> [String] {
    let room = columns - EntryText.labelColumns
    let texts =
      switch row.bar {
      case .overflow:
        TextLines.filled(row.ids.map(words.name(of:)), separator: ", ", columns: room)
      case .verticalBar:
        TextLines.filled(
          BarCell.cells(of: row.ids, in: entry, words).map(\.text),
          separator: "  ",
          columns: room
        )
      case .navigationBar, .titleRow, .bottomBar, .tabBar, .keyboardBar, .sidebarBar,
        .contentBar:
        BarText(words: words, columns: room).lines(of: row.ids, in: entry)
      }
    return (texts.isEmpty ? ["(empty)"] : texts).enumerated().map { index, text in
      style.dim(
        DisplayWidth.padded(index == 0 ? row.bar.rawValue : "", to: EntryText.labelColumns)
      ) + text
    }
  }

  /// Padding that does not count the colour codes.
  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.of(uncolored(text))))
  }

  private func uncolored(_ text: String) -> String {
    guard style.hasColor else { return text }
    var out = ""
    var isCode = false
    for scalar in text.unicodeScalars {
      if scalar == "\u{1B}" { isCode = true }
      if !isCode { out.unicodeScalars.append(scalar) }
      if isCode, scalar == "m" { isCode = false }
    }
    return out
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
