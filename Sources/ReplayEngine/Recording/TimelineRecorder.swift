import TimelineModel
import ToolbarModel

/// Appends entries; bars, frames and forms share storage with the entry before where nothing changed.
struct TimelineRecorder: Sendable {
  private(set) var entries: [TimelineEntry] = []
  private let device: DeviceProfile
  private(set) var count = 0

  init(device: DeviceProfile) { self.device = device }

  var lastIndex: Int { count - 1 }

  /// One entry, or one a pass when the change took several.
  mutating func append(
    _ scene: LaidOutScene,
    passes: [ToolbarLayout]? = nil,
    at now: ReplayInstant,
    cause: EntryCause?,
    isSample: Bool = false
  ) {
    let layouts = passes ?? [scene.layout]
    for (index, layout) in layouts.enumerated() {
      var entry = entry(for: layout, of: scene, at: now)
      if index == 0, let cause {
        entry.event = TimelineEvent(cause.text)
        entry.raisedBy = cause.by
        entry.track = cause.track
        entry.label = cause.label
        entry.line = cause.line
        entry.isSample = isSample
      }
      if layouts.count > 1 { entry.pass = index + 1 }
      push(entry)
    }
  }

  /// Marks the moment as settled: on the last entry when that is an event of this instant, else by an
  /// entry of its own.
  mutating func settle(_ scene: LaidOutScene, at now: ReplayInstant) {
    guard let last = entries.last, !last.isSettled else { return }
    if last.at == now, last.event != nil {
      entries[entries.count - 1].isSettled = true
      return
    }
    var entry = entry(for: scene.layout, of: scene, at: now)
    entry.event = TimelineEvent("settled")
    entry.isSettled = true
    push(entry)
  }

  private mutating func push(_ entry: TimelineEntry) {
    count += 1
    entries.append(entry)
  }

  /// Keeps only the last entry, which the next one is compared with.
  mutating func trim() { entries.removeFirst(max(0, entries.count - 1)) }

  private func entry(
    for layout: ToolbarLayout,
    of scene: LaidOutScene,
    at now: ReplayInstant
  ) -> TimelineEntry {
    let last = entries.last
    var entry: TimelineEntry
    if let last, let detail = last.detail, detail.layout.looksLike(layout) {
      entry = TimelineEntry(index: count, at: now, after: now - last.at)
      entry.bars = last.bars
      entry.frames = last.frames
      entry.barFrames = last.barFrames
      entry.dropped = last.dropped
      entry.forms = last.forms
    } else {
      entry = TimelineEntry(index: count, at: now, after: now - (last?.at ?? now))
      entry.bars = BarContents(layout.bars.map { BarContents.Row(bar: $0.bar, ids: $0.items) })
      for item in layout.items where item.frame != nil { entry.frames[item.id] = item.frame }
      for bar in layout.bars where bar.frame != nil { entry.barFrames[bar.bar] = bar.frame }
      for item in layout.dropped { entry.dropped[item.id] = item.reason.rawValue }
      entry.forms = NaturalForm.exceptions(in: layout, of: scene.screen)
    }
    entry.traits = TimelineTraits(
      layout.environment,
      scene.traits,
      on: device,
      after: last?.traits
    )
    entry.instances = last?.instances ?? [:]
    entry.focus = scene.focused
    if case .open(let owner) = scene.traits.menu { entry.menu = OpenMenu(owner: owner) }
    entry.inputs = changedInputs(of: scene)
    entry.detail = ReplayDetail(
      layout: layout,
      traits: scene.traits,
      presented: scene.motion == nil ? entry.frames : scene.presentedFrames(at: now)
    )
    return entry
  }

  /// Items that became enabled or disabled since the last entry; at the start, the disabled ones.
  private func changedInputs(of scene: LaidOutScene) -> [ItemID: ItemInputs] {
    var inputs: [ItemID: ItemInputs] = [:]
    let environment = scene.layout.environment
    for condition in scene.conditions {
      let isDisabled = condition.holds(in: scene.traits, environment: environment)
      var wasDisabled = false
      if let detail = entries.last?.detail {
        wasDisabled = condition.holds(in: detail.traits, environment: detail.layout.environment)
      }
      if isDisabled != wasDisabled { inputs[condition.id] = ItemInputs(isEnabled: !isDisabled) }
    }
    return inputs
  }
}
