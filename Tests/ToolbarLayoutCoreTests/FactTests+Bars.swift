import Testing
import ToolbarLayoutCore
import ToolbarModel

@Suite("Facts: vertical bars, titles, search, minimization, customization")
struct BarFactTests {
  private let share: [ToolbarEntry] = [.item(Samples.symbol("share"))]

  @Test("48, 49, 50, 51, 120: edge and size classes of every pose")
  func poses() {
    typealias Row = (Traits, StripSide, SizeClass, SizeClass)
    var left = Samples.innerLandscape
    left.split = .left
    left.window.width = 469
    var right = left
    right.split = .right
    let rows: [Row] = [
      (Samples.outerPortrait, .right, .compact, .regular),
      (Samples.outerRight, .right, .compact, .compact),
      (Samples.outerLeft, .left, .compact, .compact),
      (Samples.innerLandscape, .right, .regular, .regular),
      (Samples.innerPortrait, .none, .regular, .regular),
      (left, .left, .compact, .regular),
      (right, .right, .compact, .regular),
    ]
    for (traits, side, horizontal, vertical) in rows {
      let environment = Samples.layout(Screen(toolbar: share), traits).environment
      #expect(environment.strip == side)
      #expect(environment.horizontalSizeClass == horizontal)
      #expect(environment.verticalSizeClass == vertical)
    }
  }

  @Test("52, 53: before the 27.1 SDK, or disabled, bars are horizontal")
  func linkage() {
    for os in [LinkedSDK.sdk26, .sdk27_0] {
      for pose in [Samples.outerPortrait, Samples.innerLandscape] {
        var traits = pose
        traits.os = os
        let layout = Samples.layout(Screen(toolbar: share), traits)
        #expect(layout.environment.strip == .none)
        #expect(layout.ids(in: .navigationBar) == ["share"])
      }
    }
    var legacy = Samples.outerPortrait
    legacy.os = .sdk26
    #expect(
      Samples.layout(Screen(), legacy).environment.contentSize == Size(width: 375, height: 517)
    )
    let disabled = Screen(verticalBehavior: .disabled, toolbar: share)
    #expect(Samples.layout(disabled, Samples.outerPortrait).ids(in: .navigationBar) == ["share"])
  }

  @Test("55: only the detail column is vertical; the sidebar has its own horizontal bar")
  func columns() throws {
    var filter = Samples.symbol("filter")
    filter.column = .sidebar
    let screen = Screen(
      title: "Detail",
      titleDisplayMode: .inline,
      container: .navigationSplitView,
      toolbar: share + [.item(filter)]
    )
    let layout = Samples.layout(screen, Samples.innerLandscape)
    #expect(layout.ids(in: .verticalBar) == ["share"])
    #expect(layout.ids(in: .sidebarBar) == ["filter"])
    let outer = Samples.layout(screen, Samples.outerPortrait)
    #expect(outer.dropped == [DroppedItem(id: "filter", reason: .container)])
    var partial = Samples.innerLandscape
    partial.hinge = .partiallyOpen
    let folded = Samples.layout(screen, partial)
    #expect(folded.bars.first { $0.bar == .sidebarBar }?.frame?.maxX == 455.5)
    #expect(try #require(folded.frame("title")).x == 515.5)
  }

  @Test("57: sheets by display and placement")
  func sheets() {
    func bars(_ placement: PresentationPlacement, _ traits: Traits) -> StripSide {
      Samples.layout(
        Screen(presentation: .sheet, presentationPlacement: placement, toolbar: share),
        traits
      ).environment.strip
    }
    #expect(
      PresentationPlacement.allCases.map { bars($0, Samples.outerPortrait) } == [
        .right, .right, .right, .right,
      ]
    )
    #expect(
      PresentationPlacement.allCases.map { bars($0, Samples.innerLandscape) } == [
        .none, .none, .none, .right,
      ]
    )
  }

  @Test("58: each half of Split View has its bar on its own outer edge")
  func halves() {
    var traits = Samples.innerLandscape
    traits.window.width = 469
    traits.split = .left
    let left = Samples.layout(Screen(toolbar: share), traits)
    #expect(left.frame("share") == Frame(x: 24, y: 24, width: 48, height: 48))
    #expect(left.environment.safeArea.left == 84)
    #expect(Samples.layout(Screen(), traits).environment.safeArea.left == 0)
    traits.split = .right
    let right = Samples.layout(Screen(toolbar: share), traits)
    #expect(right.frame("share") == Frame(x: 397, y: 120, width: 48, height: 48))
    #expect(right.environment.safeArea.left == 8.7)
  }

  @Test("59: right to left keeps the strip's side and mirrors the row inside the rest")
  func rightToLeft() {
    let screen = Screen(
      title: "Sunset",
      titleDisplayMode: .inline,
      toolbar: share + [.item(Samples.text("Select"))]
    )
    var traits = Samples.outerPortrait
    traits.layoutDirection = .rightToLeft
    let layout = Samples.layout(screen, traits)
    #expect(layout.frame("share") == Frame(x: 394, y: 170, width: 48, height: 48))
    #expect(layout.frame("Select")?.x == 20)
    #expect(layout.frame("title")?.maxX == 380)
  }

  @Test("60, 61, 62, 63: Back or Close, pinned, the rest, bottom-bar items, tabs")
  func order() {
    let entries: [ToolbarEntry] = [
      .item(Samples.symbol("rest")), .item(Samples.symbol("low", .bottomBar)),
      .item(Samples.symbol("pinned", .topBarPinnedTrailing)),
      .item(Samples.symbol("done", .confirmationAction)),
      .item(Samples.symbol("lead", .topBarLeading)),
      .item(Samples.symbol("close", .cancellationAction)),
    ]
    let layout = Samples.layout(
      Screen(tabs: Samples.tabs(1), toolbar: entries),
      Samples.outerPortrait
    )
    #expect(
      layout.ids(in: .verticalBar) == ["close", "pinned", "done", "lead", "rest", "low"]
    )
  }

  @Test("64, 65, 66, 67, 69: what may go vertical")
  func axis() {
    let view = ItemContent.view(Size(width: 36, height: 36), title: nil, symbol: nil)
    let entries: [ToolbarEntry] = [
      .item(Samples.symbol("label")), .item(Samples.text("Done", .topBarPinnedTrailing)),
      .item(ToolbarItem(id: "view", content: view, placement: .topBarTrailing)),
      .item(
        ToolbarItem(
          id: "tall",
          content: view,
          placement: .topBarTrailing,
          axisBehavior: .verticalPreferred
        )
      ),
      .item(Samples.symbol("flat", .topBarTrailing, axis: .horizontalOnly)),
    ]
    let outer = Samples.layout(Screen(toolbar: entries), Samples.outerPortrait)
    #expect(outer.ids(in: .verticalBar) == ["label", "tall"])
    #expect(outer.ids(in: .titleRow) == ["Done", "view", "flat"])
    #expect(outer.frame("tall") == Frame(x: 400, y: 230, width: 36, height: 36))
    let inner = Samples.layout(Screen(toolbar: entries), Samples.innerPortrait)
    #expect(inner.ids(in: .navigationBar) == ["label", "view", "tall", "flat", "Done"])
  }

  @Test("68: a horizontalOnly item without a horizontal bar is dropped with the reason")
  func noRow() {
    var traits = Samples.outerPortrait
    traits.isSearching = true
    traits.hasHardwareKeyboard = true
    let screen = Screen(
      title: "Library",
      searchable: Searchable(),
      toolbar: [.item(Samples.symbol("flat", .topBarTrailing, axis: .horizontalOnly))]
    )
    let layout = Samples.layout(screen, traits)
    #expect(layout.dropped == [DroppedItem(id: "flat", reason: .axis)])
    #expect(layout.ids(in: .bottomBar) == ["search"])
    #expect(layout.ids(in: .titleRow) == nil)
  }

  @Test("76: the edge is the same when bars are hidden")
  func hidden() {
    let screen = Screen(
      title: "Photo",
      hidden: [.navigationBar, .tabBar, .bottomBar],
      toolbar: share + Samples.symbols(1, .bottomBar)
    )
    let layout = Samples.layout(screen, Samples.outerPortrait)
    #expect(layout.environment.strip == .right)
    #expect(layout.dropped.map(\.reason) == [.hidden, .hidden])
    #expect(layout.bars.isEmpty)
  }

  @Test("77, 79, 85, 86: insets, runs, column, row")
  func geometry() {
    let screen = Screen(
      title: "Photo",
      titleDisplayMode: .inline,
      toolbar: share + Samples.symbols(1, .bottomBar)
    )
    let outer = Samples.layout(screen, Samples.outerPortrait)
    #expect(outer.environment.safeArea == EdgeInsets(top: 82, left: 0, bottom: 34, right: 84))
    #expect(
      outer.bars.first { $0.bar == .titleRow }?.frame == Frame(x: 20, y: 24, width: 360, height: 48)
    )
    let rows: [(Traits, Length, Length, Length)] = [
      (Samples.outerPortrait, 170, 654, 394), (Samples.outerRight, 24, 384, 606),
      (Samples.outerLeft, 82, 442, 24), (Samples.innerLandscape, 120, 645, 879),
    ]
    for (traits, top, bottom, x) in rows {
      let layout = Samples.layout(screen, traits)
      #expect(layout.frame("share") == Frame(x: x, y: top, width: 48, height: 48))
      #expect(layout.frame("i1")?.maxY == bottom)
    }
  }

  @Test("87, 88: folding keeps the bars; opening keeps the relative order")
  func folding() {
    let screen = Screen(back: "Home", toolbar: Samples.symbols(9))
    var partial = Samples.innerLandscape
    partial.hinge = .partiallyOpen
    let flat = Samples.layout(screen, Samples.innerLandscape)
    #expect(Samples.layout(screen, partial).bars == flat.bars)
    let closed = Samples.layout(screen, Samples.outerPortrait).ids(in: .verticalBar) ?? []
    let open = flat.ids(in: .verticalBar) ?? []
    #expect(closed.filter(open.contains) == open.filter(closed.contains))
  }

  @Test("90: inlineLarge sends leading and centre items to the menu, trailing ones stay")
  func inlineLarge() {
    let screen = Screen(
      title: "Photos",
      titleDisplayMode: .inlineLarge,
      toolbar: [
        .item(Samples.symbol("lead", .topBarLeading)), .item(Samples.symbol("mid", .principal)),
        .item(Samples.symbol("end")),
      ]
    )
    let layout = Samples.layout(screen, Samples.phone, .iPhone17)
    #expect(layout.ids(in: .navigationBar) == ["title", "end", "overflow"])
    #expect(layout.ids(in: .overflow) == ["lead", "mid"])
  }

  @Test("91, 92: automatic is large with a title; scrolled, the title moves to the centre")
  func largeTitle() throws {
    let layout = Samples.layout(Screen(title: "Notes"), Samples.phone, .iPhone17)
    #expect(layout.bars[0].frame == Frame(x: 0, y: 62, width: 402, height: 106))
    #expect(layout.frame("title")?.x == 16)
    var traits = Samples.phone
    traits.scrollOffset = 300
    let scrolled = Samples.layout(Screen(title: "Notes"), traits, .iPhone17)
    #expect(scrolled.bars[0].frame == Frame(x: 0, y: 62, width: 402, height: 54))
    #expect(try #require(scrolled.frame("title")).midX == 201)
    #expect(Samples.layout(Screen(), Samples.phone, .iPhone17).bars[0].frame?.height == 54)
  }

  @Test("93, 94: Back tries its own title, the previous one, Back, none; minimal shows none")
  func backTitle() {
    func title(_ width: Length, _ mode: BackButtonDisplayMode = .default) -> String? {
      Samples.layout(
        Screen(
          back: "Previous Screen",
          backButtonTitle: "A Very Long Own Title",
          backButtonDisplayMode: mode,
          toolbar: [.item(Samples.symbol("pinned", .topBarPinnedTrailing, width: 200))]
        ),
        Samples.window(width),
        .iPhoneWindow
      ).backTitle
    }
    #expect(title(580) == "A Very Long Own Title")
    #expect(title(430) == "Previous Screen")
    #expect(title(350) == "Back")
    #expect(title(300) == "")
    #expect(title(580, .generic) == "Back")
    #expect(title(580, .minimal) == "")
  }

  @Test("95, 96, 97, 99, 100: where search is")
  func search() {
    func layout(_ screen: Screen, _ traits: Traits, _ device: DeviceProfile) -> ToolbarLayout {
      Samples.layout(screen, traits, device)
    }
    let bottom = Screen(
      searchable: Searchable(toolbarBehavior: .minimize),
      toolbar: [
        .defaultItem(DefaultToolbarItem(kind: .search, placement: .bottomBar)),
        .item(Samples.symbol("compose", .bottomBar)),
      ]
    )
    let idle = layout(bottom, Samples.phone, .iPhone17)
    #expect(idle.ids(in: .bottomBar) == ["search", "compose"])
    #expect(idle.items.filter { $0.id == .search }.map(\.form) == [.button])
    var searching = Samples.phone
    searching.isSearching = true
    let active = layout(bottom, searching, .iPhone17)
    #expect(active.items.filter { $0.id == .search }.map(\.form) == [.field])
    let toolbar = Screen(
      title: "Notes",
      titleDisplayMode: .inline,
      searchable: Searchable(placement: .toolbar)
    )
    #expect(layout(toolbar, Samples.pad, .iPad11).ids(in: .navigationBar) == ["title", "search"])
    let phone = layout(toolbar, Samples.phone, .iPhone17)
    #expect(phone.frame("search")?.y == 120)
    #expect(phone.environment.safeArea.top == 168)
    var sidebar = toolbar
    sidebar.searchable?.placement = .sidebar
    #expect(layout(sidebar, Samples.pad, .iPad11) == layout(toolbar, Samples.pad, .iPad11))
  }

  @Test("101…106: what a minimized bar leaves")
  func minimized() {
    var traits = Samples.phone
    traits.isNavigationBarMinimized = true
    var screen = Screen(title: "Notes", titleDisplayMode: .inline, toolbar: share)
    let layout = Samples.layout(screen, traits, .iPhone17)
    #expect(layout.dropped == [DroppedItem(id: "share", reason: .minimized)])
    #expect(layout.environment.safeArea.top == 62)
    screen.minimization.safeAreaAdjustment = .disabled
    #expect(Samples.layout(screen, traits, .iPhone17).environment.safeArea.top == 116)
    var pad = Samples.pad
    pad.isNavigationBarMinimized = true
    screen.tabs = Samples.tabs(3)
    #expect(Samples.layout(screen, pad, .iPad11).ids(in: .tabBar) == ["tabs"])
  }

  @Test("109, 110, 111, 112: removal by the person")
  func customization() {
    func layout(_ item: ToolbarItem, hidden: Bool = true) -> ToolbarLayout {
      var traits = Samples.pad
      traits.arrangement.hidden = hidden ? [item.id] : []
      return Samples.layout(
        Screen(role: .editor, toolbarID: "bar", toolbar: [.item(item)]),
        traits,
        .iPad11
      )
    }
    var crop = Samples.symbol("crop", .secondaryAction)
    #expect(layout(crop).dropped == [DroppedItem(id: "crop", reason: .user)])
    crop.customization.isAlwaysAvailable = true
    #expect(layout(crop).ids(in: .overflow) == ["crop"])
    crop.customization.behavior = .disabled
    #expect(layout(crop).isVisible("crop"))
    #expect(layout(Samples.symbol("plain")).isVisible("plain"))
    var later = Samples.symbol("later", .secondaryAction)
    later.customization.defaultVisibility = .hidden
    #expect(layout(later, hidden: false).dropped == [DroppedItem(id: "later", reason: .user)])
  }
}
