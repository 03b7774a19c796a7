import ToolbarModel

/// Writes timelines canonically: equal timelines are equal bytes.
///
/// Header, entries and end are written one after the other, so that a long timeline need not be held as text.
package struct TimelineWriter {
  private var out = TimelineText()
  private var carried = EntryState()
  /// The state of the last entry written; another entry with the very same says nothing of it.
  private var last: Shared<EntryState>?
  /// Ids in the order of declaration, for what stands in no bar.
  private var declared: [ItemID: Int] = [:]
  /// Ids in the reading order of the bars that are carried.
  private var placed: [ItemID: Int] = [:]
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
    let state = entry.state.value
    let isUnchanged = last.map { $0.isSame(as: entry.state) } ?? false
    if !isUnchanged {
      writeTraits(of: state)
      writeBarsAndFrames(of: state)
    }
    writeOptionalKeys(of: state, inputs: entry.inputs)
    last = entry.state
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

  private mutating func writeTraits(of state: EntryState) {
    guard state.traits != carried.traits else { return }
    let changes = state.traits.flowPairs(since: carried.traits)
    if !changes.isEmpty { out.line("    traits", FlowValue.map(changes)) }
    carried.traits = state.traits
  }

  private mutating func writeBarsAndFrames(of state: EntryState) {
    if state.bars != carried.bars {
      if state.bars.rows.isEmpty { out.line("    bars", "{}") } else { out.append("    bars:\n") }
      for row in state.bars.rows {
        out.line("      " + row.bar.rawValue, FlowValue.ids(row.ids))
      }
      carried.replaceBars(state.bars)
      placed.removeAll(keepingCapacity: true)
      for id in state.bars.rows.lazy.flatMap(\.ids) where placed[id] == nil {
        placed[id] = placed.count
      }
    }
    guard state.frames != carried.frames || state.barFrames != carried.barFrames else { return }
    let bars =
      state.barFrames == carried.barFrames
      ? []
      : Bar.allCases.filter {
        state.barFrames[$0] != nil && state.barFrames[$0] != carried.barFrames[$0]
      }
    let ids = inReadingOrder(
      state.frames.compactMap { carried.frames[$0.key] == $0.value ? nil : $0.key }
    )
    if !bars.isEmpty || !ids.isEmpty { out.append("    frames:\n") }
    for bar in bars {
      if let frame = state.barFrames[bar] {
        out.line("      " + bar.rawValue, FlowValue.frame(frame))
      }
    }
    for id in ids {
      if let frame = state.frames[id] {
        out.line("      " + FlowValue.id(id), FlowValue.frame(frame))
      }
    }
    carried.frames = state.frames
    carried.barFrames = state.barFrames
  }

  private mutating func writeOptionalKeys(of state: EntryState, inputs: [ItemID: ItemInputs]) {
    writeMap("dropped", state.dropped) { FlowText.scalar($0) }
    writeMap("form", state.forms) { $0.rawValue }
    writeMap("opacity", state.opacity.filter { $0.value != 100 }) {
      DecimalText.hundredths($0)
    }
    if let focus = state.focus { out.line("    focus", FlowValue.id(focus)) }
    if let menu = state.menu { out.line("    menu", menu.flowText) }
    if !state.inert.isEmpty { out.line("    inert", FlowValue.ids(state.inert)) }
    writeMap("inputs", inputs) { $0.flowText }
    if state.instances != carried.instances {
      let changes = state.instances.filter { carried.instances[$0.key] != $0.value }
      writeMap("instance", changes) { FlowText.scalar($0) }
      carried.instances = state.instances
    }
  }

  private mutating func writeMap<Value>(
    _ key: String,
    _ values: [ItemID: Value],
    text: (Value) -> String
  ) {
    guard !values.isEmpty else { return }
    let pairs = inReadingOrder(Array(values.keys)).compactMap { id in
      values[id].map { (key: FlowValue.id(id), value: text($0)) }
    }
    out.line("    " + key, FlowValue.map(pairs))
  }

  /// Bar by bar in reading order, then what stands nowhere in order of declaration, then by name.
  private func inReadingOrder(_ ids: [ItemID]) -> [ItemID] {
    guard ids.count > 1 else { return ids }
    let last = placed.count + declared.count
    let ranked = ids.map { id in
      (id: id, rank: placed[id] ?? declared[id].map { $0 + placed.count } ?? last)
    }
    return ranked.sorted { $0.rank == $1.rank ? $0.id < $1.id : $0.rank < $1.rank }.map(\.id)
  }
}
