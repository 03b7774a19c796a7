import ToolbarLayoutCore
import ToolbarModel

/// A layout engine for tests: one bar with every item, a row when the window is wide, a strip else.
///
/// It shows what it read: a search field while searching, Back with a title, tabs, one item a hundred
/// points of width; the rest is in the menu.
struct TrivialEngine: LayoutEngine {
  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    let isVertical = traits.display == .outer
    let bar: Bar = isVertical ? .verticalBar : .navigationBar
    let room = max(1, traits.window.width.hundredths / 10_000)
    let ids = screen.allItems.map(\.id)
    var row: [ItemID] = screen.back == nil ? [] : [.back]
    row += ids.prefix(room)
    if traits.isSearching { row.append(.search) }
    let rest = Array(ids.dropFirst(room))
    if !rest.isEmpty { row.append(.overflow) }
    if traits.isNavigationBarMinimized { row = [] }
    let step: Length = isVertical ? 48 : 44
    let items = row.enumerated().map { index, id in
      PlacedItem(
        id: id,
        bar: bar,
        frame: isVertical
          ? Frame(x: 400, y: step * index, width: 48, height: 48)
          : Frame(x: step * index, y: 24, width: 44, height: 44),
        form: id == .search ? .field : .symbol
      )
    }
    let menu = rest.map { PlacedItem(id: $0, bar: .overflow, frame: nil, form: .titleAndSymbol) }
    return [
      ToolbarLayout(
        environment: LayoutEnvironment(
          window: traits.window,
          horizontalSizeClass: traits.window.width < 600 ? .compact : .regular,
          verticalSizeClass: .regular,
          strip: isVertical ? .right : .none,
          safeArea: EdgeInsets(top: 24),
          contentSize: traits.window,
          keyboardHeight: traits.keyboard.isShown ? 250 : 0
        ),
        bars: [BarPlacement(bar: bar, frame: Frame(x: 0, y: 0, width: 48, height: 48), items: row)]
          + (rest.isEmpty ? [] : [BarPlacement(bar: .overflow, frame: nil, items: rest)]),
        items: items + menu,
        backTitle: screen.back
      )
    ]
  }
}
