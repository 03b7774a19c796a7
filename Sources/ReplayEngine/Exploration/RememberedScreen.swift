import Synchronization
import ToolbarLayoutCore
import ToolbarModel

/// The layouts of one screen that have been asked for.
///
/// A class because all workers share it. Only for engines that ignore history.
final class RememberedScreen: ScreenLayouts {
  /// Beyond this many it forgets and begins anew: a drag passes through every width.
  private static let capacity = 4_096

  private let screen: any ScreenLayouts
  private let known = Mutex<[Prehashed<Traits>: [ToolbarLayout]]>([:])

  init(_ screen: any ScreenLayouts) { self.screen = screen }

  var ignoresHistory: Bool { true }

  func layouts(in traits: Traits, previous: ToolbarLayout?) -> [ToolbarLayout] {
    let question = Prehashed(traits)
    if let layouts = known.withLock({ $0[question] }) { return layouts }
    let layouts = screen.layouts(in: traits, previous: previous)
    known.withLock { known in
      if known.count >= Self.capacity { known.removeAll(keepingCapacity: true) }
      known[question] = layouts
    }
    return layouts
  }
}
