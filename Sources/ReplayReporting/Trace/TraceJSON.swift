package import TimelineModel
import ToolbarModel

/// A timeline in the Chrome trace format, so that it opens in Perfetto and other trace viewers.
///
/// Every item is a track of async spans, one for each stay in a bar, all with the item's id; events of the scenario and
/// findings are instants on tracks of their own. Times are microseconds, as the format wants.
package struct TraceJSON {
  private let timeline: Timeline
  private let labels: ItemLabels
  /// What is open, by the number of the item.
  private var open: [Int: Stay] = [:]
  private var ids: [ItemID] = []
  private var numbers: [ItemID: Int] = [:]

  /// Where an item stands, as long as it stands there.
  private struct Stay: Hashable {
    var place: String
    var name: String
  }

  /// The one process of the trace, and the tracks that are not items.
  private static let process = 1
  private static let findingsTrack = 1
  private static let firstEventTrack = 2
  private static let firstItemTrack = 1_000

  package init(_ timeline: Timeline) {
    self.timeline = timeline
    labels = ItemLabels(timeline.header)
  }

  /// The whole trace as one JSON document.
  package static func text(of timeline: Timeline) -> String {
    var trace = TraceJSON(timeline)
    return trace.write()
  }

  private mutating func write() -> String {
    collectItems()
    let tracks = eventTracks()
    var writer = JSONWriter()
    writer.object { out in
      out.key("displayTimeUnit")
      out.string("ms")
      out.key("otherData")
      out.object { out in
        out.key("scenario")
        out.string(timeline.header.scenario)
        out.key("device")
        out.string(timeline.header.device)
        out.key("os")
        out.string(timeline.header.os)
      }
      out.key("traceEvents")
      out.array { out in
        writeNames(tracks, into: &out)
        for entry in timeline.entries { write(entry, tracks: tracks, into: &out) }
        let end = (timeline.entries.last?.at.milliseconds ?? 0) + 1
        for number in ids.indices { close(number, at: end, into: &out) }
        for finding in timeline.findings ?? [] { write(finding, into: &out) }
      }
    }
    return writer.text + "\n"
  }

  private mutating func collectItems() {
    let all =
      timeline.header.items.map(\.id) + timeline.entries.flatMap { $0.bars.rows.flatMap(\.ids) }
    for id in all where id != .divider && numbers[id] == nil {
      numbers[id] = ids.count
      ids.append(id)
    }
  }

  private func eventTracks() -> [String] {
    var tracks: [String] = []
    for entry in timeline.entries where entry.event != nil {
      let name = entry.track ?? ""
      if !tracks.contains(name) { tracks.append(name) }
    }
    return tracks
  }

  private func writeNames(_ tracks: [String], into out: inout JSONWriter) {
    writeName(
      "process_name",
      track: 0,
      "\(timeline.header.scenario) (\(timeline.header.device))",
      into: &out
    )
    writeName("thread_name", track: Self.findingsTrack, "findings", into: &out)
    for (index, name) in tracks.enumerated() {
      let words = name.isEmpty ? "events" : "events: \(name)"
      writeName("thread_name", track: Self.firstEventTrack + index, words, into: &out)
    }
    for (index, id) in ids.enumerated() {
      writeName("thread_name", track: Self.firstItemTrack + index, labels.name(of: id), into: &out)
    }
  }

  private func writeName(_ kind: String, track: Int, _ name: String, into out: inout JSONWriter) {
    out.object { out in
      begin("M", kind, at: 0, track: track, into: &out)
      out.key("args")
      out.object { out in
        out.key("name")
        out.string(MarkupText.visible(name))
      }
    }
  }

  private mutating func write(_ entry: TimelineEntry, tracks: [String], into out: inout JSONWriter)
  {
    if let event = entry.event, !event.isSettledMarker {
      let track = Self.firstEventTrack + (tracks.firstIndex(of: entry.track ?? "") ?? 0)
      writeInstant(
        event.text,
        category: "event",
        at: entry.at.milliseconds,
        track: track,
        into: &out
      ) { out in
        out.key("entry")
        out.integer(entry.index)
      }
    }
    var stays: [Int: Stay] = [:]
    for row in entry.bars.rows {
      for id in row.ids {
        guard let number = numbers[id], stays[number] == nil else { continue }
        stays[number] = Stay(
          place: row.bar.rawValue,
          name: "\(labels.name(of: id)) · \(row.bar.rawValue)"
        )
      }
    }
    for (id, reason) in entry.dropped {
      guard let number = numbers[id], stays[number] == nil else { continue }
      stays[number] = Stay(
        place: "dropped: \(reason)",
        name: "\(labels.name(of: id)) · dropped: \(reason)"
      )
    }
    for number in ids.indices where open[number] != stays[number] {
      close(number, at: entry.at.milliseconds, into: &out)
      guard let stay = stays[number] else { continue }
      open[number] = stay
      writeEdge(
        "b",
        number,
        stay,
        at: entry.at.milliseconds,
        frame: entry.frames[ids[number]],
        into: &out
      )
    }
  }

  private mutating func close(_ number: Int, at time: Int, into out: inout JSONWriter) {
    guard let stay = open.removeValue(forKey: number) else { return }
    writeEdge("e", number, stay, at: time, frame: nil, into: &out)
  }

  private func writeEdge(
    _ phase: String,
    _ number: Int,
    _ stay: Stay,
    at time: Int,
    frame: Frame?,
    into out: inout JSONWriter
  ) {
    out.object { out in
      begin(phase, stay.name, at: time, track: Self.firstItemTrack + number, into: &out)
      out.key("cat")
      out.string("item")
      out.key("id")
      out.string("0x" + String(number + 1, radix: 16))
      out.key("args")
      out.object { out in
        guard phase == "b" else { return }
        out.key("item")
        out.string(ids[number].name)
        out.key("place")
        out.string(stay.place)
        guard let frame else { return }
        out.key("frame")
        out.array { out in
          for length in [frame.x, frame.y, frame.width, frame.height] { out.length(length) }
        }
      }
    }
  }

  private func write(_ finding: Finding, into out: inout JSONWriter) {
    let name = "\(finding.rule.rawValue): \(finding.items.joined(separator: ", "))"
    writeInstant(
      name,
      category: "finding",
      at: finding.at.milliseconds,
      track: Self.findingsTrack,
      into: &out
    ) { out in
      out.key("severity")
      out.string(finding.severity.rawValue)
      out.key("message")
      out.string(MarkupText.visible(finding.message))
    }
  }

  private func writeInstant(
    _ name: String,
    category: String,
    at time: Int,
    track: Int,
    into out: inout JSONWriter,
    arguments: (inout JSONWriter) -> Void
  ) {
    out.object { out in
      begin("i", name, at: time, track: track, into: &out)
      out.key("cat")
      out.string(category)
      // On its own track, not across the whole process.
      out.key("s")
      out.string("t")
      out.key("args")
      out.object(arguments)
    }
  }

  private func begin(
    _ phase: String,
    _ name: String,
    at time: Int,
    track: Int,
    into out: inout JSONWriter
  ) {
    out.key("name")
    out.string(MarkupText.visible(name))
    out.key("ph")
    out.string(phase)
    out.key("ts")
    out.integer(time * 1_000)
    out.key("pid")
    out.integer(Self.process)
    out.key("tid")
    out.integer(track)
  }
}
