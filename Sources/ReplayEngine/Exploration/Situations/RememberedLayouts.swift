import Synchronization
import ToolbarLayoutCore
import ToolbarModel

/// A layout engine with a memory that all orders share: they have most of their screens and traits in common.
///
/// A class because all workers share it.
final class RememberedLayouts: LayoutEngine {
  private let engine: any LayoutEngine
  private let screens = Mutex<[Screen: any ScreenLayouts]>([:])

  init(_ engine: any LayoutEngine) { self.engine = engine }

  /// - Precondition: one memory is asked for one device only.
  func prepared(_ screen: Screen, on device: DeviceProfile) -> any ScreenLayouts {
    if let known = screens.withLock({ $0[screen] }) { return known }
    let prepared = engine.prepared(screen, on: device)
    let new: any ScreenLayouts = prepared.ignoresHistory ? RememberedScreen(prepared) : prepared
    screens.withLock { $0[screen] = new }
    return new
  }

  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    prepared(screen, on: device).layouts(in: traits, previous: previous)
  }
}
