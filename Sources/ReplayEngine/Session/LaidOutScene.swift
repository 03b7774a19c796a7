import PoseMachine
import ScenarioModel
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// Screen, traits and the layout that belongs to them: what is seen at one moment.
struct LaidOutScene: Sendable {
  let plan: ReplayPlan
  /// The screens that are open; the topmost of them is laid out.
  private var stack: NavigationStack
  private var shown: ShownScreen
  /// Screens that were left, for the return to them.
  private var left: [NavigationStack: ShownScreen] = [:]
  private(set) var sharedTraits: Shared<Traits>
  /// The engine's passes of the last change; the last one is where it rests.
  private(set) var layouts: [Shared<ToolbarLayout>]
  private(set) var sharedLayout: Shared<ToolbarLayout>
  /// What the machine may know of the layout.
  private(set) var surroundings: Surroundings
  private(set) var focused: ItemID?
  /// The way to the present layout; nil when no transition runs.
  private var motion: SceneMotion?
  private let keepsLayouts: Bool

  /// - Parameter keepsLayouts: off where scenes are copied at every step and soon forgotten.
  init(
    stack: NavigationStack,
    traits: Traits,
    plan: ReplayPlan,
    keepsLayouts: Bool
  ) {
    self.stack = stack
    self.plan = plan
    self.keepsLayouts = keepsLayouts
    sharedTraits = Shared(traits)
    shown = ShownScreen(
      stack.effectiveScreen(in: plan.context),
      plan: plan,
      keepsLayouts: keepsLayouts
    )
    layouts = shown.layouts(in: sharedTraits, previous: nil)
    sharedLayout = LaidOutScene.last(of: layouts)
    surroundings = Surroundings(of: sharedLayout.value, on: shown.screen.value)
  }

  var conditions: [InputCondition] { plan.conditions }

  var screen: Screen { shown.screen.value }
  var naturalForm: NaturalForm { shown.naturalForm }
  var sharedScreen: Shared<Screen> { shown.screen }
  var traits: Traits { sharedTraits.value }
  var layout: ToolbarLayout { sharedLayout.value }

  /// Lays out again when anything the layout reads has changed.
  mutating func update(stack: NavigationStack, traits: Traits) {
    let isOtherScreen = show(stack)
    guard isOtherScreen || traits != self.traits else {
      if layouts.count > 1 { layouts = [sharedLayout] }
      return
    }
    let previous = sharedLayout
    sharedTraits = Shared(traits)
    layouts = shown.layouts(in: sharedTraits, previous: previous)
    sharedLayout = LaidOutScene.last(of: layouts)
    if isOtherScreen || !sharedLayout.isSame(as: previous) {
      surroundings = Surroundings(of: sharedLayout.value, on: screen)
    }
    moveFocus(from: previous.value)
  }

  /// Takes the topmost screen of a stack; whether it is another one.
  private mutating func show(_ stack: NavigationStack) -> Bool {
    guard stack != self.stack else { return false }
    let old = self.stack
    self.stack = stack
    if let known = left[stack] {
      swap(known, leaving: old)
      return true
    }
    let screen = stack.effectiveScreen(in: plan.context)
    guard screen != self.screen else { return false }
    swap(ShownScreen(screen, plan: plan, keepsLayouts: keepsLayouts), leaving: old)
    return true
  }

  private mutating func swap(_ next: ShownScreen, leaving old: NavigationStack) {
    if keepsLayouts {
      if left.count >= LaidOutScene.mostLeft { left = [:] }
      left[old] = shown
      left[stack] = nil
    }
    shown = next
  }

  /// A replay that opens more screens forgets the earlier ones and starts anew.
  private static let mostLeft = 16

  private static func last(of layouts: [Shared<ToolbarLayout>]) -> Shared<ToolbarLayout> {
    guard let last = layouts.last else {
      preconditionFailure("a layout engine returned no layout")
    }
    return last
  }

  mutating func focus(_ id: ItemID) { focused = id }

  /// The way of the frames on screen at an instant; nil at rest.
  func motion(at now: ReplayInstant) -> FrameMotion? { motion?.at(now) }

  /// The layout changed at an instant: frames move from where they were seen until `end`.
  mutating func animate(from before: LaidOutScene, at now: ReplayInstant, until end: ReplayInstant)
  {
    guard end > now else {
      motion = nil
      return
    }
    let origin: FrameMotion.Origin =
      if let running = before.motion(at: now) {
        .frames(running.frames(toward: before.layout))
      } else {
        .layout(before.sharedLayout)
      }
    motion = SceneMotion(origin: origin, began: now, duration: end - now)
  }

  /// Items that are disabled, in declaration order.
  var disabledItems: [ItemID] {
    conditions.filter { $0.holds(in: traits, environment: layout.environment) }.map(\.id)
  }

  func looksLike(_ other: LaidOutScene) -> Bool {
    layouts.count == 1 && rests(like: other) && hasStates(of: other.sharedTraits)
      && (conditions.isEmpty || disabledItems == other.disabledItems)
  }

  /// Whether the layouts the two rest in look the same.
  func rests(like other: LaidOutScene) -> Bool {
    sharedLayout.isSame(as: other.sharedLayout) || layout.looksLike(other.layout)
  }

  func hasStates(of other: Shared<Traits>) -> Bool {
    sharedTraits.isSame(as: other) || sharedTraits.value.hasStates(of: other.value)
  }

  /// The layouts to record: the engine's passes, and for measured transients the pass in which edge
  /// and insets disagree (seen in FrameUp and adaptive_platform_ui logs).
  func passes(after before: LaidOutScene, measured: Bool) -> [Shared<ToolbarLayout>] {
    guard measured, layouts.count == 1, before.layout.environment.strip != layout.environment.strip
    else { return layouts }
    var mixed = before.layout
    mixed.environment.strip = layout.environment.strip
    return [Shared(mixed), sharedLayout]
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
  func isInBar(_ id: ItemID) -> Bool {
    bars.contains { $0.bar != .overflow && $0.items.contains(id) }
  }
}
