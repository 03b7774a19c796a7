import ToolbarModel

/// A screen that its engine looks at anew for every layout.
struct UnpreparedScreen<Engine: LayoutEngine>: ScreenLayouts {
  let engine: Engine
  let screen: Screen
  let device: DeviceProfile

  func layouts(in traits: Traits, previous: ToolbarLayout?) -> [ToolbarLayout] {
    engine.layouts(of: screen, in: traits, on: device, previous: previous)
  }
}
