package import TimelineModel
import ToolbarModel

/// Every item in every pose, as a table: a row an item, a column a group of poses that agree.
package struct PoseText: Sendable {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  package func text(of poses: [PoseLayout], in header: TimelineHeader) -> String {
    let words = ItemWords(header: header)
    let items = self.items(of: poses)
    var groups: [(places: [String], poses: [PoseLayout])] = []
    for pose in poses {
      let places = items.map(pose.place(of:))
      if let index = groups.firstIndex(where: { $0.places == places }) {
        groups[index].poses.append(pose)
      } else {
        groups.append((places, [pose]))
      }
    }
    let count = groups.count
    var lines = [
      style.bold(TextSafety.isolated(header.title ?? header.scenario))
        + "  \(TextSafety.escaped(header.device)) · iOS \(TextSafety.escaped(header.os)) · "
        + "\(poses.count) poses, \(count) \(count == 1 ? "layout" : "different layouts")",
      "",
    ]
    for (index, group) in groups.enumerated() {
      let names = group.poses.map(\.name)
      let filled = TextLines.filled(names, separator: " · ", columns: style.columns - 6)
      lines += filled.enumerated().map {
        ($0 == 0 ? "  \(style.bold(letter(index)))   " : "      ") + $1
      }
    }
    let rows = items.enumerated().map { row, id in
      (name: words.name(of: id), cells: groups.map { $0.places[row] })
    }
    return (lines + tables(rows, columns: groups.count)).joined(separator: "\n") + "\n"
  }

  /// As many columns side by side as fit, the rest below.
  private func tables(_ rows: [(name: String, cells: [String])], columns: Int) -> [String] {
    let nameWidth = (rows.map { DisplayWidth.of($0.name) }.max() ?? 4) + 2
    let widths = (0..<columns).map { column in
      (rows.map { DisplayWidth.of($0.cells[column]) }.max() ?? 1) + 2
    }
    var lines: [String] = []
    var first = 0
    while first < columns {
      var last = first
      var width = nameWidth + widths[first] + 2
      while last + 1 < columns, width + widths[last + 1] <= style.columns {
        last += 1
        width += widths[last]
      }
      let heads = (first...last).map { DisplayWidth.padded(letter($0), to: widths[$0]) }.joined()
      lines += ["", style.bold(trimmed("  " + DisplayWidth.padded("", to: nameWidth) + heads))]
      for row in rows {
        let cells = (first...last).map { column in
          let padded = DisplayWidth.padded(row.cells[column], to: widths[column])
          return colored(padded, as: row.cells[column])
        }
        lines.append(trimmed("  " + DisplayWidth.padded(row.name, to: nameWidth) + cells.joined()))
      }
      first = last + 1
    }
    return lines
  }

  private func colored(_ text: String, as place: String) -> String {
    if place == "overflow" { return style.yellow(text) }
    return place.hasPrefix("dropped") ? style.red(text) : text
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// A, B, … Z, AA, …
  private func letter(_ index: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return (index >= 26 ? String(letters[index / 26 - 1]) : "") + String(letters[index % 26])
  }

  /// Declared items first, in their order, then what the system adds, in order of appearance.
  private func items(of poses: [PoseLayout]) -> [ItemID] {
    var items: [ItemID] = []
    for pose in poses {
      for decision in pose.layout.decisions where !items.contains(decision.id) {
        items.append(decision.id)
      }
    }
    return items.filter { !$0.isSystem } + items.filter(\.isSystem)
  }
}
