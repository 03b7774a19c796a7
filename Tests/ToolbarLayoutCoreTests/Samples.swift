import ToolbarLayoutCore
import ToolbarModel

/// Short ways to write screens and traits in tests.
enum Samples {
  static func symbol(
    _ id: ItemID,
    _ placement: ToolbarItemPlacement? = .topBarTrailing,
    _ priority: VisibilityPriority? = nil,
    width: Length? = nil,
    axis: ToolbarItemAxisBehavior = .automatic
  ) -> ToolbarItem {
    ToolbarItem(
      id: id,
      content: .label(title: id.name, symbol: "star"),
      placement: placement,
      priority: priority,
      axisBehavior: axis,
      width: width
    )
  }

  static func text(_ id: ItemID, _ placement: ToolbarItemPlacement? = .topBarTrailing)
    -> ToolbarItem
  {
    ToolbarItem(id: id, content: .title(id.name), placement: placement)
  }

  static func symbols(_ count: Int, _ placement: ToolbarItemPlacement = .topBarTrailing)
    -> [ToolbarEntry]
  {
    (1...count).map { .item(symbol(ItemID("i\($0)"), placement)) }
  }

  static func tabs(_ count: Int) -> [TabItem] { (1...count).map { TabItem(name: "t\($0)") } }

  static let outerPortrait = Traits(
    display: .outer,
    orientation: .portrait,
    hinge: .closed,
    window: Size(width: 466, height: 678)
  )
  static let outerRight = Traits(
    display: .outer,
    orientation: .landscapeRight,
    hinge: .closed,
    window: Size(width: 678, height: 466)
  )
  static let outerLeft = Traits(
    display: .outer,
    orientation: .landscapeLeft,
    hinge: .closed,
    window: Size(width: 678, height: 466)
  )
  static let innerPortrait = Traits(
    display: .inner,
    orientation: .portrait,
    hinge: .fullyOpen,
    window: Size(width: 669, height: 951)
  )
  static let innerLandscape = Traits(
    display: .inner,
    orientation: .landscapeLeft,
    hinge: .fullyOpen,
    window: Size(width: 951, height: 669)
  )
  static let phone = Traits(window: Size(width: 402, height: 874))
  static let pad = Traits(window: Size(width: 820, height: 1180))

  static func window(_ width: Length, _ height: Length = 800) -> Traits {
    Traits(window: Size(width: width, height: height))
  }

  static func layout(
    _ screen: Screen,
    _ traits: Traits,
    _ device: DeviceProfile = .iPhoneDuo
  ) -> ToolbarLayout {
    ToolbarLayoutCore().layout(of: screen, in: traits, on: device)
  }
}

extension ToolbarLayout {
  func frame(_ id: ItemID) -> Frame? {
    items.first { $0.id == id && $0.bar != .overflow }?.frame
      ?? groupFrames.first { $0.id == id }?.frame
  }
}

extension Frame: CustomStringConvertible {
  package var description: String { "[\(x), \(y), \(width), \(height)]" }
}
