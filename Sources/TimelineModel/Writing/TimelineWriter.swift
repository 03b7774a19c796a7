import ToolbarModel

/// Writes timelines canonically: equal timelines are equal bytes.
///
/// Header, entries and end are written one after the other, so that a long timeline need not be held as text.
package struct TimelineWriter {
  private var out = TimelineText()
  private var carried = CarriedState()
  /// Ids in the order of declaration, for what stands in no bar.
  private var declared: [ItemID: Int] = [:]
  private var hasEntries = false

  package init() {}

  /// The whole timeline as its file's text.
  package static func text(of timeline: Timeline) -> String {
    var writer = TimelineWriter()
    writer.write(timeline.header)
    for entry in timeline.entries { writer.write(entry) }
    writer.writeEnd(findings: timeline.findings, summary: timeline.summary)
    return writer.take()
  }

  /// What was written since the last call.
  package mutating func take() -> String {
    defer { out.removeAll() }
    return out.text
  }

  package mutating func write(_ header: TimelineHeader) {
    out.line("timeline", "1")
    if let model = header.model { out.line("model", "\(model)") }
    out.line("scenario", FlowText.scalar(header.scenario))
    out.line("device", FlowText.scalar(header.device))
    out.line("os", FlowText.scalar(header.os))
    if !header.matrix.isEmpty {
      out.line(
        "matrix",
        FlowValue.map(
          header.matrix.map { (FlowText.scalar($0.path), FlowText.scalar($0.value)) }
        )
      )
    }
    if !header.declared.isEmpty { out.line("declared", header.declared.flowText) }
    if !header.items.isEmpty {
      out.append("items:\n")
      for (index, item) in header.items.enumerated() {
        declared[item.id] = index
        out.line("  " + FlowValue.id(item.id), item.flowText)
      }
    }
  }

  package mutating func write(_ entry: TimelineEntry) {
    if !hasEntries {
      out.append("entries:\n")
      hasEntries = true
    }
    out.line("  - after", "\(entry.after.milliseconds)")
    writeCause(of: entry)
    if entry.traits != carried.traits {
      let changes = entry.traits.flowPairs(since: carried.traits)
      if !changes.isEmpty { out.line("    traits", FlowValue.map(changes)) }
      carried.traits = entry.traits
    }
    writeBarsAndFrames(of: entry)
    writeOptionalKeys(of: entry)
  }

  package mutating func writeEnd(findings: [Finding]?, summary: TimelineSummary?) {
    if !hasEntries { out.line("entries", "[]") }
    if let findings {
      if findings.isEmpty {
        out.line("findings", "[]")
      } else {
        out.append("findings:\n")
        for finding in findings { out.append(finding.blockText) }
      }
    }
    if let summary { out.line("summary", summary.flowText) }
  }
}

extension TimelineWriter {
  private mutating func writeCause(of entry: TimelineEntry) {
    if let event = entry.event { out.line("    event", FlowText.scalar(event.text)) }
    if let cause = entry.raisedBy { out.line("    by", FlowText.scalar(cause)) }
    if let track = entry.track { out.line("    track", FlowText.scalar(track)) }
    if let label = entry.label { out.line("    label", FlowText.scalar(label)) }
    if entry.isSample { out.line("    sample", "true") }
    if let pass = entry.pass { out.line("    pass", "\(pass)") }
    if entry.isSettled { out.line("    settled", "true") }
  }

  private mutating func writeBarsAndFrames(of entry: TimelineEntry) {
    if entry.bars != carried.bars {
      if entry.bars.rows.isEmpty { out.line("    bars", "{}") } else { out.append("    bars:\n") }
      for row in entry.bars.rows {
        out.line("      " + row.bar.rawValue, FlowValue.ids(row.ids))
      }
      carried.replaceBars(entry.bars)
    }
    guard entry.frames != carried.frames || entry.barFrames != carried.barFrames else { return }
    let bars = Bar.allCases.filter {
      entry.barFrames[$0] != nil && entry.barFrames[$0] != carried.barFrames[$0]
    }
    let ids = inReadingOrder(
      entry.frames.keys.filter { entry.frames[$0] != carried.frames[$0] },
      of: entry
    )
    if !bars.isEmpty || !ids.isEmpty { out.append("    frames:\n") }
    for bar in bars {
      if let frame = entry.barFrames[bar] {
        out.line("      " + bar.rawValue, FlowValue.frame(frame))
      }
    }
    for id in ids {
      if let frame = entry.frames[id] {
        out.line("      " + FlowValue.id(id), FlowValue.frame(frame))
      }
    }
    carried.frames = entry.frames
    carried.barFrames = entry.barFrames
  }

  private mutating func writeOptionalKeys(of entry: TimelineEntry) {
    writeMap("dropped", entry.dropped, of: entry) { FlowText.scalar($0) }
    writeMap("form", entry.forms, of: entry) { $0.rawValue }
    writeMap("opacity", entry.opacity.filter { $0.value != 100 }, of: entry) {
      DecimalText.hundredths($0)
    }
    if let focus = entry.focus { out.line("    focus", FlowValue.id(focus)) }
    if let menu = entry.menu { out.line("    menu", menu.flowText) }
    if !entry.inert.isEmpty { out.line("    inert", FlowValue.ids(entry.inert)) }
    writeMap("inputs", entry.inputs, of: entry) { $0.flowText }
    if entry.instances != carried.instances {
      let changes = entry.instances.filter { carried.instances[$0.key] != $0.value }
      writeMap("instance", changes, of: entry) { FlowText.scalar($0) }
      carried.instances = entry.instances
    }
  }

  private mutating func writeMap<Value>(
    _ key: String,
    _ values: [ItemID: Value],
    of entry: TimelineEntry,
    text: (Value) -> String
  ) {
    guard !values.isEmpty else { return }
    let pairs = inReadingOrder(Array(values.keys), of: entry).compactMap { id in
      values[id].map { (key: FlowValue.id(id), value: text($0)) }
    }
    out.line("    " + key, FlowValue.map(pairs))
  }

  /// Bar by bar in reading order, then what stands nowhere in order of declaration, then by name.
  private func inReadingOrder(_ ids: [ItemID], of entry: TimelineEntry) -> [ItemID] {
    guard ids.count > 1 else { return ids }
    var rank: [ItemID: Int] = [:]
    for id in entry.bars.rows.lazy.flatMap(\.ids) where rank[id] == nil { rank[id] = rank.count }
    let placed = rank.count
    let last = placed + declared.count
    return ids.sorted { a, b in
      let (first, second) = (
        rank[a] ?? declared[a].map { $0 + placed } ?? last,
        rank[b] ?? declared[b].map { $0 + placed } ?? last
      )
      return first == second ? a < b : first < second
    }
  }
}
