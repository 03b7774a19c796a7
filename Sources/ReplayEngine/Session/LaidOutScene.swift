import PoseMachine
import ScenarioModel
import ToolbarLayoutCore
import ToolbarModel

/// Screen, traits and the layout that belongs to them: what is seen at one moment.
struct LaidOutScene: Sendable {
  let plan: ReplayPlan
  private(set) var screen: Screen
  private(set) var traits: Traits
  /// The engine's passes of the last change; the last one is where it rests.
  private(set) var layouts: [ToolbarLayout]
  /// `screen`, as the engine has made it ready; made anew only when the screen changes.
  private var prepared: any ScreenLayouts
  private(set) var focused: ItemID?
  /// The way to the present layout; nil when no transition runs.
  private(set) var motion: FrameMotion?

  init(
    screen: Screen,
    traits: Traits,
    plan: ReplayPlan
  ) {
    self.screen = screen
    self.traits = traits
    self.plan = plan
    prepared = plan.engine.prepared(screen, on: plan.scenario.device)
    layouts = prepared.layouts(in: traits, previous: nil)
  }

  var conditions: [InputCondition] { plan.conditions }

  var layout: ToolbarLayout {
    guard let last = layouts.last else {
      preconditionFailure("a layout engine returned no layout")
    }
    return last
  }

  /// Lays out again when anything the layout reads has changed.
  mutating func update(screen: Screen, traits: Traits) {
    let previous = layout
    let isOtherScreen = screen != self.screen
    guard isOtherScreen || traits != self.traits else {
      layouts = [previous]
      return
    }
    if isOtherScreen {
      self.screen = screen
      prepared = plan.engine.prepared(screen, on: plan.scenario.device)
    }
    self.traits = traits
    layouts = prepared.layouts(in: traits, previous: previous)
    moveFocus(from: previous)
  }

  mutating func focus(_ id: ItemID) { focused = id }

  /// Whether items are on their way to the present layout at an instant.
  func isMoving(at now: ReplayInstant) -> Bool { motion?.runs(at: now) ?? false }

  /// The frames on screen at an instant.
  func presentedFrames(at now: ReplayInstant) -> [ItemID: Frame] {
    let frames = layout.barFramesOfItems
    return motion?.frames(at: now, toward: frames) ?? frames
  }

  /// The layout changed at an instant: frames move from where they were seen until `end`.
  mutating func animate(from before: LaidOutScene, at now: ReplayInstant, until end: ReplayInstant)
  {
    motion =
      end > now
      ? FrameMotion(from: before.presentedFrames(at: now), began: now, duration: end - now) : nil
  }

  /// What the machine may know of the layout.
  var surroundings: Surroundings {
    let layout = layout
    let content = screen.contentHeight ?? 0
    let owners = layout.items.filter { item in
      item.bar != .overflow
        && (item.id == .overflow || layout.concealed.contains { $0.behind == item.id })
    }
    return Surroundings(
      scrollLimit: max(0, content - layout.environment.contentSize.height),
      menuOwners: owners.map(\.id)
    )
  }

  /// Items that are disabled, in declaration order.
  var disabledItems: [ItemID] {
    conditions.filter { $0.holds(in: traits, environment: layout.environment) }.map(\.id)
  }

  func looksLike(_ other: LaidOutScene) -> Bool {
    layouts.count == 1 && layout.looksLike(other.layout) && traits.states == other.traits.states
      && disabledItems == other.disabledItems
  }

  /// The layouts to record: the engine's passes, and for measured transients the pass in which edge
  /// and insets disagree (seen in FrameUp and adaptive_platform_ui logs).
  func passes(after before: LaidOutScene, measured: Bool) -> [ToolbarLayout] {
    guard measured, layouts.count == 1, before.layout.environment.strip != layout.environment.strip
    else { return layouts }
    var mixed = before.layout
    mixed.environment.strip = layout.environment.strip
    return [mixed, layout]
  }

  /// When the focused item leaves the bars its neighbour inherits the focus, else the overflow button.
  private mutating func moveFocus(from previous: ToolbarLayout) {
    guard let focused, !layout.isInBar(focused) else { return }
    let row = previous.bars.first { $0.bar != .overflow && $0.items.contains(focused) }?.items ?? []
    let place = row.firstIndex(of: focused) ?? row.endIndex
    let candidates = row[place...].dropFirst() + row[..<place].reversed() + [.overflow]
    self.focused = candidates.first { layout.isInBar($0) && $0 != .title && $0 != .subtitle }
  }
}

extension ToolbarLayout {
  /// The frames of everything that stands in a bar.
  var barFramesOfItems: [ItemID: Frame] {
    items.reduce(into: [:]) { frames, item in
      if let frame = item.frame { frames[item.id] = frame }
    }
  }

  func isInBar(_ id: ItemID) -> Bool {
    bars.contains { $0.bar != .overflow && $0.items.contains(id) }
  }
}
