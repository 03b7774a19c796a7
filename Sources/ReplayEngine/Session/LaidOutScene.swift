import PoseMachine
import ScenarioModel
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// Screen, traits and the layout that belongs to them: what is seen at one moment.
///
/// A class only so that sessions, moments and pictures hand it on at the cost of one reference; it never changes.
final class LaidOutScene: Sendable {
  private let content: SceneContent

  private init(_ content: SceneContent) { self.content = content }

  /// - Parameter keepsLayouts: off where scenes are made at every step and soon forgotten.
  convenience init(
    stack: NavigationStack,
    traits: Traits,
    plan: ReplayPlan,
    keepsLayouts: Bool
  ) {
    self.init(
      SceneContent(stack: stack, traits: traits, plan: plan, keepsLayouts: keepsLayouts)
    )
  }

  var conditions: [InputCondition] { content.plan.conditions }

  var screen: Screen { content.shown.screen.value }
  var naturalForm: NaturalForm { content.shown.naturalForm }
  var sharedScreen: Shared<Screen> { content.shown.screen }
  var traits: Traits { content.traits.value }
  var sharedTraits: Shared<Traits> { content.traits }
  /// The engine's passes of the last change; the last one is where it rests.
  var layouts: [Shared<ToolbarLayout>] { content.layouts }
  var layout: ToolbarLayout { content.layout.value }
  var sharedLayout: Shared<ToolbarLayout> { content.layout }
  /// What the machine may know of the layout.
  var surroundings: Surroundings { content.surroundings }
  var focused: ItemID? { content.focused }

  /// The scene in other circumstances, laid out again when anything the layout reads has changed.
  ///
  /// - Parameter known: scenes of the same plan, where circumstances are likely to come back.
  func updated(
    stack: NavigationStack,
    traits: consuming Traits,
    from known: RememberedScenes?
  ) -> LaidOutScene {
    guard content.differs(from: stack, traits) else { return self }
    let traits = Shared(traits)
    guard let known, content.tellsNothing else { return laidOut(stack, traits) }
    return known.scene(on: stack, in: traits) { laidOut(stack, traits) }
  }

  private func laidOut(_ stack: NavigationStack, _ traits: Shared<Traits>) -> LaidOutScene {
    var content = content
    content.update(stack: stack, traits: traits)
    return LaidOutScene(content)
  }

  /// Whether it would be the same whatever was before.
  var tellsNoHistory: Bool {
    content.tellsNothing && layouts.count == 1 && content.shown.ignoresHistory
  }

  func focusing(_ id: ItemID) -> LaidOutScene {
    var content = content
    content.focused = id
    return LaidOutScene(content)
  }

  /// The way of the frames on screen at an instant; nil at rest.
  func motion(at now: ReplayInstant) -> FrameMotion? { content.motion?.at(now) }

  /// The layout changed at an instant: frames move from where they were seen until `end`.
  func animated(from before: LaidOutScene, at now: ReplayInstant, until end: ReplayInstant)
    -> LaidOutScene
  {
    var content = content
    if end > now {
      let origin: FrameMotion.Origin =
        if let running = before.motion(at: now) {
          .frames(running.frames(toward: before.layout))
        } else {
          .layout(before.sharedLayout)
        }
      content.motion = SceneMotion(origin: origin, began: now, duration: end - now)
    } else {
      content.motion = nil
    }
    return LaidOutScene(content)
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
}

extension ToolbarLayout {
  func isInBar(_ id: ItemID) -> Bool {
    bars.contains { $0.bar != .overflow && $0.items.contains(id) }
  }
}
