import ScenarioModel
import TimelineModel
import ToolbarModel

/// Appends entries; where nothing changed, or all is as it once was, they share one state.
struct TimelineRecorder: Sendable {
  private(set) var entries: [TimelineEntry] = []
  private let plan: ReplayPlan
  private(set) var count = 0
  private let states: RecordedStates

  init(_ plan: ReplayPlan) {
    self.plan = plan
    states = RecordedStates()
  }

  /// A recorder that goes on after an entry of another one.
  ///
  /// - Parameter states: what recorders of the same plan have recorded before.
  init(_ plan: ReplayPlan, after last: TimelineEntry, _ states: RecordedStates) {
    self.plan = plan
    self.states = states
    entries = [last]
    count = 1
  }

  var lastIndex: Int { count - 1 }

  var lastState: Shared<EntryState>? {
    entries.isEmpty ? nil : entries[entries.count - 1].state
  }

  /// One entry, or one a pass when the change took several.
  mutating func append(
    _ scene: LaidOutScene,
    passes: [Shared<ToolbarLayout>]? = nil,
    at now: ReplayInstant,
    cause: EntryCause?,
    isSample: Bool = false
  ) {
    let layouts = passes ?? [scene.sharedLayout]
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
    guard let last = entries.indices.last, !entries[last].isSettled else { return }
    if entries[last].at == now, entries[last].event != nil {
      entries[last].isSettled = true
      return
    }
    var entry = entry(for: scene.sharedLayout, of: scene, at: now)
    entry.event = TimelineEvent("settled")
    entry.isSettled = true
    push(entry)
  }

  private mutating func push(_ entry: TimelineEntry) {
    count += 1
    entries.append(entry)
  }

  private mutating func entry(
    for layout: Shared<ToolbarLayout>,
    of scene: LaidOutScene,
    at now: ReplayInstant
  ) -> TimelineEntry {
    var entry = TimelineEntry(
      index: count,
      at: now,
      after: now - (entries.isEmpty ? now : entries[entries.count - 1].at),
      state: state(for: layout, of: scene, at: now)
    )
    entry.inputs = changedInputs(of: scene)
    return entry
  }

  /// What holds now: the state of the last entry when nothing changed, else one that equal entries share.
  private mutating func state(
    for layout: Shared<ToolbarLayout>,
    of scene: LaidOutScene,
    at now: ReplayInstant
  ) -> Shared<EntryState> {
    let last = lastState
    let motion = scene.motion(at: now)
    if let last, let recorded = last.value.detail?.value, motion == nil, recorded.motion == nil,
      recorded.sharedLayout.isSame(as: layout), recorded.sharedTraits == scene.sharedTraits,
      last.value.focus == scene.focused
    {
      return last
    }
    let (said, environment) = (last?.value.traits, layout.value.environment)
    let key = RecordedStates.Key(
      detail: ReplayDetail(layout: layout, traits: scene.sharedTraits, motion: motion),
      focus: scene.focused,
      tellsFlags: !scene.traits.flags.isEmpty || said?.flags != nil,
      tellsReserved: !environment.reserved.isEmpty || said?.reserved != nil
    )
    return states.state(for: key) { state(of: key, on: scene, like: last?.value) }
  }

  /// - Parameter last: shares what is seen when that is equal.
  private func state(
    of key: RecordedStates.Key,
    on scene: LaidOutScene,
    like last: EntryState?
  ) -> EntryState {
    let layout = key.detail.layout
    var state: EntryState
    if let last, let recorded = last.detail, recorded.value.layout.looksLike(layout) {
      state = last
    } else {
      state = EntryState()
      state.bars = BarContents(layout.bars.map { BarContents.Row(bar: $0.bar, ids: $0.items) })
      for item in layout.items where item.frame != nil { state.frames[item.id] = item.frame }
      for bar in layout.bars where bar.frame != nil { state.barFrames[bar.bar] = bar.frame }
      for item in layout.dropped { state.dropped[item.id] = item.reason.rawValue }
    }
    state.forms = scene.naturalForm.exceptions(in: layout)
    state.traits = TimelineTraits(
      layout.environment,
      scene.traits,
      on: plan.scenario.device,
      tellsFlags: key.tellsFlags,
      tellsReserved: key.tellsReserved
    )
    state.focus = key.focus
    state.menu =
      if case .open(let owner) = scene.traits.menu { OpenMenu(owner: owner) } else { nil }
    state.detail = Shared(key.detail)
    return state
  }

  /// Items that became enabled or disabled since the last entry; at the start, the disabled ones.
  private func changedInputs(of scene: LaidOutScene) -> [ItemID: ItemInputs] {
    var inputs: [ItemID: ItemInputs] = [:]
    let environment = scene.layout.environment
    for condition in scene.conditions {
      let isDisabled = condition.holds(in: scene.traits, environment: environment)
      var wasDisabled = false
      if let detail = lastState?.value.detail {
        wasDisabled = condition.holds(
          in: detail.value.traits,
          environment: detail.value.layout.environment
        )
      }
      if isDisabled != wasDisabled { inputs[condition.id] = ItemInputs(isEnabled: !isDisabled) }
    }
    return inputs
  }
}
