package import TimelineModel
import ToolbarModel

/// A timeline as git's textconv wants it: every entry with its absolute time and whole state, a fact a line.
package enum TextConversion {
  package static func text(of timeline: Timeline) -> String {
    var lines = [
      "scenario \(TextSafety.escaped(timeline.header.scenario))",
      "device \(TextSafety.escaped(timeline.header.device)), \(TextSafety.escaped(timeline.header.os))",
    ]
    for entry in timeline.entries {
      lines.append("")
      // What comes later under an event keeps its heading, so that a hunk shows where it is.
      lines.append("\(EntryLines.heading(of: entry)) at \(entry.at.milliseconds) ms")
      lines += EntryLines.lines(of: entry).dropFirst().map { "  \($0)" }
    }
    for finding in timeline.findings ?? [] {
      lines.append("finding \(DiffVerdict.line(of: finding))")
    }
    return lines.map(TextSafety.escaped).joined(separator: "\n") + "\n"
  }
}
