import ReplayEngine
import ReplayReporting
import ToolbarModel

/// A schedule as a chart: one lane a track, time down.
struct LaneChart {
  /// In document order.
  let lanes: [String]
  let rows: [(at: ReplayInstant, lane: Int, event: String)]

  init(_ steps: [PerformedStep]) {
    let events = steps.filter { $0.event != nil }
    // Strands are numbered in document order, and so are their lanes.
    let lanes = events.sorted { ($0.strand ?? 0) < ($1.strand ?? 0) }.reduce(into: [String]()) {
      if !$0.contains($1.lane) { $0.append($1.lane) }
    }
    self.lanes = lanes
    rows = events.map { step in
      (step.at, lanes.firstIndex(of: step.lane) ?? 0, step.event?.description ?? "")
    }
  }

  /// A line an event; the event stands in its lane, the other lanes run through.
  func lines(style: TextStyle) -> [String] {
    guard !rows.isEmpty else { return [] }
    let widths = lanes.indices.map { lane in
      ([lanes[lane]] + rows.filter { $0.lane == lane }.map(\.event))
        .map { DisplayWidth.of(TextSafety.escaped($0)) }.max() ?? 0
    }
    let head = zip(lanes, widths).map { padded(TextSafety.escaped($0), $1) }
    var lines = ["          " + head.joined(separator: "  ")]
    for row in rows {
      let time = "\(row.at.milliseconds) ms"
      let cells = widths.indices.map { lane in
        padded(lane == row.lane ? TextSafety.escaped(row.event) : "│", widths[lane])
      }
      lines.append(
        String(repeating: " ", count: max(0, 8 - time.count)) + time + "  "
          + cells.joined(separator: "  ")
      )
    }
    return lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
  }

  func write(to out: inout JSONWriter) {
    out.object { out in
      out.member("lanes", lanes)
      out.key("rows")
      out.array { out in
        for row in rows {
          out.object { out in
            out.member("at", row.at.milliseconds)
            out.member("lane", row.lane)
            out.member("event", row.event)
          }
        }
      }
    }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }
}
