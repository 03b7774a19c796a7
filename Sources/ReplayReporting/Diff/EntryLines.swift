import TimelineModel
import ToolbarModel

/// An entry's whole state as lines, one fact each, so that two states can be laid side by side.
enum EntryLines {
  static func lines(of entry: TimelineEntry) -> [String] {
    var lines = [time(entry)]
    if let traits = traits(entry.traits) { lines.append(traits) }
    for row in entry.bars.rows {
      lines.append("\(row.bar.rawValue): \(row.ids.map(\.name).joined(separator: ", "))")
    }
    for id in entry.dropped.keys.sorted() {
      lines.append("dropped: \(id.name) (\(entry.dropped[id] ?? ""))")
    }
    for bar in Bar.allCases {
      if let frame = entry.barFrames[bar] { lines.append("\(bar.rawValue) at \(text(frame))") }
    }
    for id in entry.bars.rows.flatMap(\.ids) {
      if let frame = entry.frames[id] { lines.append("\(id.name) at \(text(frame))") }
    }
    return lines
  }

  /// The event an entry stands for, as a heading.
  static func heading(of entry: TimelineEntry) -> String { entry.event?.text ?? "then" }

  private static func time(_ entry: TimelineEntry) -> String {
    "+\(entry.after.milliseconds) ms" + (entry.isSettled ? ", settled" : "")
  }

  private static func traits(_ traits: TimelineTraits) -> String? {
    let words = [
      traits.display?.rawValue, traits.orientation?.rawValue, traits.hinge?.rawValue,
      traits.window.map { "\($0.width) × \($0.height)" },
      traits.strip.map { "strip \($0.rawValue)" },
    ].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func text(_ frame: Frame) -> String {
    "[\(frame.x), \(frame.y), \(frame.width), \(frame.height)]"
  }
}
