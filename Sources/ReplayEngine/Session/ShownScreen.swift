import ScenarioModel
import Synchronization
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// A screen as its engine has made it ready, with the layouts it has had.
///
/// A class so that scenes, which are copied at every event, share it; what it remembers can only be found sooner.
final class ShownScreen: Sendable {
  let screen: Shared<Screen>
  let naturalForm: NaturalForm
  private let prepared: any ScreenLayouts
  /// Where the engine ignores history, no layout is made twice.
  private let known = Mutex<[Shared<Traits>: Shared<ToolbarLayout>]>([:])
  private let keepsLayouts: Bool

  /// Whether its layouts are the same whatever was before.
  var ignoresHistory: Bool { prepared.ignoresHistory }

  /// Some megabytes; a longer replay forgets and starts anew.
  private static let mostKept = 1_024

  init(_ screen: Screen, plan: ReplayPlan, keepsLayouts: Bool) {
    self.screen = Shared(screen)
    naturalForm = NaturalForm(of: screen)
    prepared = plan.engine.prepared(screen, on: plan.scenario.device)
    self.keepsLayouts = keepsLayouts && prepared.ignoresHistory
  }

  /// The passes of a change to `traits`. Equal layouts have one storage: whoever compares them later need not look at them.
  func layouts(
    in traits: Shared<Traits>,
    previous: Shared<ToolbarLayout>?
  ) -> [Shared<ToolbarLayout>] {
    if keepsLayouts, let layout = known.withLock({ $0[traits] }) { return [layout] }
    let passes = prepared.layouts(in: traits.value, previous: previous?.value)
    let layouts = passes.map { layout in
      if let previous, layout == previous.value { previous } else { Shared(layout) }
    }
    if keepsLayouts, layouts.count == 1 {
      known.withLock { known in
        if known.count >= ShownScreen.mostKept { known = [:] }
        known[traits] = layouts[0]
      }
    }
    return layouts
  }
}
