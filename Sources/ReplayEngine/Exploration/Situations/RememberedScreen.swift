import Synchronization
import ToolbarLayoutCore
import ToolbarModel

/// The layouts of one screen that have been asked for.
///
/// A class because all workers share it. Only for engines that ignore history.
final class RememberedScreen: ScreenLayouts {
  /// Beyond this many it forgets and begins anew: a drag passes through every width.
  private static let capacity = 4_096

  /// Layouts by the traits they were asked for, and each layout once: equal ones are compared at a glance.
  private struct Memory {
    var layouts: [Prehashed<Traits>: [ToolbarLayout]] = [:]
    var distinct: Set<ToolbarLayout> = []
  }

  private let screen: any ScreenLayouts
  private let known = Mutex(Memory())

  init(_ screen: any ScreenLayouts) { self.screen = screen }

  var ignoresHistory: Bool { true }

  func layouts(in traits: Traits, previous: ToolbarLayout?) -> [ToolbarLayout] {
    let question = Prehashed(traits)
    if let layouts = known.withLock({ $0.layouts[question] }) { return layouts }
    let layouts = screen.layouts(in: traits, previous: previous)
    return known.withLock { known in
      if known.layouts.count >= Self.capacity { known = Memory() }
      let layouts = layouts.map { known.distinct.insert($0).memberAfterInsert }
      known.layouts[question] = layouts
      return layouts
    }
  }
}
