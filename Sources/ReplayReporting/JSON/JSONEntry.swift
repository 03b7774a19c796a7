import TimelineModel
import ToolbarModel

/// An entry of a timeline as a JSON object with its whole state.
enum JSONEntry {
  static func write(_ entry: TimelineEntry, to out: inout JSONWriter) {
    out.object { out in
      out.member("index", entry.index)
      out.member("at", entry.at.milliseconds)
      out.member("after", entry.after.milliseconds)
      if let event = entry.event { out.member("event", event.text) }
      if let cause = entry.raisedBy { out.member("by", cause) }
      if let track = entry.track { out.member("track", track) }
      if let label = entry.label { out.member("label", label) }
      if let line = entry.line { out.member("line", line) }
      out.member("settled", entry.isSettled)
      if entry.isSample { out.member("sample", true) }
      out.key("traits")
      JSONTraits.write(entry.traits, to: &out)
      out.key("bars")
      out.object { out in
        for row in entry.bars.rows { out.member(row.bar.rawValue, row.ids) }
      }
      frames(of: entry, to: &out)
      rest(of: entry, to: &out)
    }
  }

  private static func frames(of entry: TimelineEntry, to out: inout JSONWriter) {
    out.key("frames")
    out.object { out in
      for id in ordered(entry.frames, in: entry.bars) {
        if let frame = entry.frames[id] { out.member(id.name, frame) }
      }
      for group in entry.detail?.layout.groupFrames ?? [] where entry.frames[group.id] == nil {
        out.member(group.id.name, group.frame)
      }
      for bar in Bar.allCases {
        if let frame = entry.barFrames[bar], entry.frames[ItemID(bar.rawValue)] == nil,
          bar != .overflow
        {
          out.member(bar.rawValue, frame)
        }
      }
    }
  }

  private static func rest(of entry: TimelineEntry, to out: inout JSONWriter) {
    if !entry.dropped.isEmpty {
      out.key("dropped")
      out.object { out in
        for id in ordered(entry.dropped) { out.member(id.name, entry.dropped[id] ?? "") }
      }
    }
    if !entry.forms.isEmpty {
      out.key("form")
      out.object { out in
        for id in ordered(entry.forms, in: entry.bars) {
          if let form = entry.forms[id] { out.member(id.name, form.rawValue) }
        }
      }
    }
    if !entry.opacity.isEmpty {
      out.key("opacity")
      out.object { out in
        for id in ordered(entry.opacity) {
          out.member(id.name, Length(hundredths: entry.opacity[id] ?? 100))
        }
      }
    }
    if let focus = entry.focus { out.member("focus", focus.name) }
    if let menu = entry.menu {
      out.key("menu")
      out.object { out in
        if let owner = menu.owner { out.member("owner", owner.name) }
        if let frame = menu.frame { out.member("frame", frame) }
      }
    }
    if !entry.inert.isEmpty { out.member("inert", entry.inert) }
    inputs(of: entry, to: &out)
    if !entry.instances.isEmpty {
      out.key("instance")
      out.object { out in
        for id in ordered(entry.instances) { out.member(id.name, entry.instances[id] ?? "") }
      }
    }
    if let pass = entry.pass { out.member("pass", pass) }
    if let layout = entry.detail?.layout {
      out.member("contentSize", layout.environment.contentSize)
      if let sheet = layout.environment.sheet { out.member("sheet", sheet) }
      if let backTitle = layout.backTitle { out.member("backTitle", backTitle) }
    }
  }

  private static func inputs(of entry: TimelineEntry, to out: inout JSONWriter) {
    if entry.inputs.isEmpty { return }
    out.key("inputs")
    out.object { out in
      for id in ordered(entry.inputs) {
        guard let inputs = entry.inputs[id] else { continue }
        out.key(id.name)
        out.object { out in
          if let badge = inputs.badge { out.member("badge", badge) }
          if let title = inputs.title { out.member("title", title) }
          if let priority = inputs.priority { out.member("priority", priority.description) }
          if let isEnabled = inputs.isEnabled { out.member("enabled", isEnabled) }
        }
      }
    }
  }

  /// The keys in reading order of the bars, then the others by name.
  private static func ordered<Value>(
    _ values: [ItemID: Value],
    in bars: BarContents = BarContents()
  ) -> [ItemID] {
    var ids: [ItemID] = []
    ids.reserveCapacity(values.count)
    for row in bars.rows {
      for id in row.ids where values[id] != nil && !ids.contains(id) { ids.append(id) }
    }
    if ids.count < values.count {
      ids += values.keys.filter { !ids.contains($0) }.sorted()
    }
    return ids
  }
}
