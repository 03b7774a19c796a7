import PoseMachine
import ScenarioModel
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// What a scene is made of, while it is worked out: screen, traits and the layout that belongs to them.
struct SceneContent: Sendable {
  let plan: ReplayPlan
  /// The screens that are open; the topmost of them is laid out.
  private var stack: NavigationStack
  private(set) var shown: ShownScreen
  /// Screens that were left, for the return to them.
  private var left: [NavigationStack: ShownScreen] = [:]
  private(set) var traits: Shared<Traits>
  /// The engine's passes of the last change; the last one is where it rests.
  private(set) var layouts: [Shared<ToolbarLayout>]
  private(set) var layout: Shared<ToolbarLayout>
  /// What the machine may know of the layout.
  private(set) var surroundings: Surroundings
  var focused: ItemID?
  /// The way to the present layout; nil when no transition runs.
  var motion: SceneMotion?
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
    self.traits = Shared(traits)
    shown = ShownScreen(
      stack.effectiveScreen(in: plan.context),
      plan: plan,
      keepsLayouts: keepsLayouts
    )
    layouts = shown.layouts(in: self.traits, previous: nil)
    layout = SceneContent.last(of: layouts)
    surroundings = Surroundings(of: layout.value, on: shown.screen.value)
  }

  /// Whether nothing of it goes on in the scenes that follow.
  var tellsNothing: Bool { focused == nil && motion == nil }

  /// Whether it is not what it would be in other circumstances.
  func differs(from stack: NavigationStack, _ traits: Traits) -> Bool {
    layouts.count > 1 || stack != self.stack || traits != self.traits.value
  }

  /// Lays out again when anything the layout reads has changed.
  mutating func update(stack: NavigationStack, traits new: Shared<Traits>) {
    let isOtherScreen = stack != self.stack && show(stack)
    guard isOtherScreen || new != traits else {
      if layouts.count > 1 { layouts = [layout] }
      return
    }
    let previous = layout
    traits = new
    layouts = shown.layouts(in: traits, previous: previous)
    layout = SceneContent.last(of: layouts)
    if isOtherScreen || !layout.isSame(as: previous) {
      surroundings = Surroundings(of: layout.value, on: shown.screen.value)
    }
    moveFocus(from: previous.value)
  }

  /// Takes the topmost screen of another stack; whether it is another one.
  private mutating func show(_ stack: NavigationStack) -> Bool {
    let old = self.stack
    self.stack = stack
    if let known = left[stack] {
      swap(known, leaving: old)
      return true
    }
    let screen = stack.effectiveScreen(in: plan.context)
    guard screen != shown.screen.value else { return false }
    swap(ShownScreen(screen, plan: plan, keepsLayouts: keepsLayouts), leaving: old)
    return true
  }

  private mutating func swap(_ next: ShownScreen, leaving old: NavigationStack) {
    if keepsLayouts {
      if left.count >= SceneContent.mostLeft { left = [:] }
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

  /// When the focused item leaves the bars its neighbour inherits the focus, else the overflow button.
  private mutating func moveFocus(from previous: ToolbarLayout) {
    let layout = layout.value
    guard let focused, !layout.isInBar(focused) else { return }
    let row = previous.bars.first { $0.bar != .overflow && $0.items.contains(focused) }?.items ?? []
    let place = row.firstIndex(of: focused) ?? row.endIndex
    let candidates = row[place...].dropFirst() + row[..<place].reversed() + [.overflow]
    self.focused = candidates.first { layout.isInBar($0) && $0 != .title && $0 != .subtitle }
  }
}
