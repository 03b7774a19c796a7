import Testing
import ToolbarLayoutCore
import ToolbarModel

@Suite("Facts: priority and overflow")
struct OverflowFactTests {
  private func strip(_ toolbar: [ToolbarEntry], tabs: Int = 0, back: String? = nil)
    -> ToolbarLayout
  {
    Samples.layout(
      Screen(back: back, tabs: tabs == 0 ? [] : Samples.tabs(tabs), toolbar: toolbar),
      Samples.outerPortrait
    )
  }

  private func visible(_ priorities: [VisibilityPriority?], width: Length) -> [ItemID] {
    let entries = priorities.enumerated().map { index, priority in
      ToolbarEntry.item(
        Samples.symbol(ItemID("p\(index)"), .topBarTrailing, priority, width: 200)
      )
    }
    return Samples.layout(Screen(toolbar: entries), Samples.window(width), .iPhoneWindow)
      .items.filter { $0.bar != .overflow && $0.id != .overflow }.map(\.id)
  }

  @Test("25, 26: low leaves before automatic, automatic before high; none given is automatic")
  func classes() {
    #expect(visible([.high, .low, nil], width: 900) == ["p0", "p1", "p2"])
    #expect(visible([.high, .low, nil], width: 560) == ["p0", "p2"])
    #expect(visible([.high, .low, .automatic], width: 560) == ["p0", "p2"])
    #expect(visible([.high, .low, nil], width: 400) == ["p0"])
  }

  @Test("27, 28, 29: derived priorities stay within their neighbours; equal ones tie")
  func derived() {
    #expect(visible([.high, .higherThan(.high)], width: 400) == ["p1"])
    #expect(visible([.higherThan(.low), .automatic], width: 400) == ["p1"])
    #expect(visible([.lowerThan(.automatic), .higherThan(.low)], width: 400) == ["p0"])
    #expect(visible([.higherThan(.high), .higherThan(.high)], width: 400) == ["p0"])
    #expect(VisibilityPriority.higherThan(.higherThan(.low)) < .lowerThan(.automatic))
  }

  @Test("32: in a horizontal bar equals leave from the trailing end, centre first, leading last")
  func horizontalTie() {
    let entries: [ToolbarEntry] = [
      .item(Samples.symbol("lead", .topBarLeading, width: 100)),
      .item(Samples.symbol("t1", .topBarTrailing, width: 100)),
      .item(Samples.symbol("t2", .topBarTrailing, width: 100)),
      .item(Samples.symbol("mid", .principal, width: 100)),
    ]
    func left(_ width: Length) -> [ItemID]? {
      Samples.layout(Screen(toolbar: entries), Samples.window(width), .iPhoneWindow)
        .ids(in: .overflow)
    }
    #expect(left(500) == nil)
    #expect(left(460) == ["mid"])
    #expect(left(350) == ["t2", "mid"])
    #expect(left(220) == ["t1", "t2", "mid"])
    #expect(left(120) == ["lead", "t1", "t2", "mid"])
  }

  @Test("33, 81: a strip overflows from the bottom; the button takes a place")
  func strip() {
    let nine = strip(Samples.symbols(9))
    #expect(nine.ids(in: .overflow) == ["i8", "i9"])
    #expect(nine.ids(in: .verticalBar)?.last == "overflow")
  }

  @Test("34, 78, 80: with enough room there is no menu and no button")
  func room() {
    let eight = strip(Samples.symbols(8))
    #expect(eight.ids(in: .overflow) == nil)
    #expect(eight.frame("i8") == Frame(x: 394, y: 590, width: 48, height: 48))
    let group = ToolbarItemGroup(
      id: "g",
      placement: .topBarTrailing,
      items: (1...8).map { Samples.symbol(ItemID("g\($0)"), nil) }
    )
    #expect(strip([.group(group)], back: "Home").ids(in: .overflow) == nil)
  }

  @Test("35, 36, 37: permanent content is in the one menu, and even empty shows the button")
  func permanent() {
    let empty = strip([.item(Samples.symbol("a")), .overflowMenu([])])
    #expect(empty.ids(in: .verticalBar) == ["a", "overflow"])
    #expect(empty.ids(in: .overflow) == [])
    let rows: [OverflowMenuEntry] = [
      .item(Samples.symbol("replace")), .divider, .item(Samples.symbol("clear")),
    ]
    let full = strip(Samples.symbols(9) + [.overflowMenu(rows)])
    #expect(full.ids(in: .overflow) == ["i8", "i9", "replace", "divider", "clear"])
  }

  @Test("38: menu rows carry symbol and title")
  func rows() {
    let layout = strip(Samples.symbols(9))
    #expect(
      layout.items.filter { $0.bar == .overflow }.map(\.form) == [.titleAndSymbol, .titleAndSymbol]
    )
  }

  @Test("39: a control group is one row, its items behind it")
  func controlGroup() {
    let group = ToolbarItemGroup(
      id: "zoom",
      kind: .controlGroup(title: "Zoom", symbol: nil),
      placement: .topBarTrailing,
      priority: .low,
      items: [Samples.symbol("in", nil), Samples.symbol("out", nil)]
    )
    let layout = strip(Samples.symbols(8) + [.group(group)])
    #expect(layout.ids(in: .overflow) == ["i8", "zoom"])
    #expect(
      layout.concealed == [
        ConcealedItem(id: "in", behind: "zoom"), ConcealedItem(id: "out", behind: "zoom"),
      ]
    )
  }

  @Test(
    "40, 41, 42: a labelled group collapses to one control before its items leave; a plain one splits"
  )
  func labelledGroup() {
    func layout(_ kind: ToolbarItemGroup.Kind) -> ToolbarLayout {
      let group = ToolbarItemGroup(
        id: "tools",
        kind: kind,
        placement: .topBarTrailing,
        items: (1...9).map { Samples.symbol(ItemID("g\($0)"), nil) }
      )
      return strip([.item(Samples.symbol("a")), .group(group)])
    }
    let labelled = layout(.labelled(title: "Tools"))
    #expect(labelled.ids(in: .verticalBar) == ["a", "tools"])
    #expect(labelled.ids(in: .overflow) == nil)
    #expect(labelled.concealed.count == 9)
    let plain = layout(.plain)
    #expect(plain.ids(in: .overflow) == ["g8", "g9"])
  }

  @Test("43, 44, 45: pinned items leave only under an active search and last of all")
  func pinned() {
    let declared = Screen(
      searchable: Searchable(placement: .toolbarPrincipal),
      toolbar: [
        .item(Samples.symbol("plain", .topBarTrailing, .high, width: 100)),
        .item(Samples.symbol("pinned", .topBarPinnedTrailing, .low, width: 200)),
      ]
    )
    func overflow(_ width: Length, searching: Bool, switches: Bool = false) -> [ItemID]? {
      var traits = Samples.window(width)
      traits.isSearching = searching
      traits.hasHardwareKeyboard = true
      var device = DeviceProfile.iPhoneWindow
      device.switches[.pinnedNeverOverflows] = SwitchValue(switches, "test", .assumed)
      return Samples.layout(declared, traits, device).ids(in: .overflow)
    }
    #expect(overflow(280, searching: false) == ["plain"])
    #expect(overflow(590, searching: true) == nil)
    #expect(overflow(480, searching: true) == ["plain"])
    #expect(overflow(375, searching: true) == ["plain", "pinned"])
    #expect(overflow(375, searching: true, switches: true) == ["plain"])
  }

  @Test("98: under avoidHidingContent the field yields before items do")
  func avoidHiding() {
    func overflow(_ behavior: SearchPresentationToolbarBehavior) -> [ItemID]? {
      let declared = Screen(
        searchable: Searchable(placement: .toolbarPrincipal, presentationBehavior: behavior),
        toolbar: [.item(Samples.symbol("plain", .topBarTrailing, width: 150))]
      )
      var traits = Samples.window(345)
      traits.isSearching = true
      return Samples.layout(declared, traits, .iPhoneWindow).ids(in: .overflow)
    }
    #expect(overflow(.automatic) == ["plain"])
    #expect(overflow(.avoidHidingContent) == nil)
  }

  @Test("73, 74, 75, 84: who compresses in a strip with tabs")
  func compression() {
    func layout(_ value: ToolbarVerticalCompressionBehavior, tabs: Int = 4) -> ToolbarLayout {
      Samples.layout(
        Screen(
          tabs: tabs == 0 ? [] : Samples.tabs(tabs),
          verticalCompression: value,
          toolbar: Samples.symbols(5)
        ),
        Samples.outerPortrait
      )
    }
    for value in [ToolbarVerticalCompressionBehavior.automatic, .prefersTabBar] {
      #expect(layout(value).ids(in: .overflow) == ["i4", "i5"])
      #expect(layout(value).ids(in: .tabBar)?.count == 4)
    }
    let items = layout(.prefersToolbarItems)
    #expect(items.ids(in: .tabBar) == ["tabs"])
    #expect(items.ids(in: .overflow) == nil)
    let none = ToolbarVerticalCompressionBehavior.allCases.map { layout($0, tabs: 0).bars }
    #expect(none[0] == none[1] && none[1] == none[2])
    let landscape = Screen(
      back: "Home",
      tabs: Samples.tabs(4),
      verticalCompression: .prefersToolbarItems,
      toolbar: Samples.symbols(2)
    )
    #expect(
      Samples.layout(landscape, Samples.outerRight).ids(in: .verticalBar) == ["back", "i1", "i2"]
    )
  }

  @Test("82, 83: the capsule's height, and what it leaves in outer landscape")
  func tabCapsule() {
    for (count, height) in [(3, 162), (4, 212), (5, 262)] {
      let layout = Samples.layout(Screen(tabs: Samples.tabs(count)), Samples.outerPortrait)
      #expect(layout.frame("tabs")?.height == Length(points: height))
    }
    let tight = Screen(back: "Home", tabs: Samples.tabs(4), toolbar: Samples.symbols(2))
    for traits in [Samples.outerRight, Samples.outerLeft] {
      #expect(Samples.layout(tight, traits).ids(in: .verticalBar) == ["back", "overflow"])
    }
  }

  @Test(
    "more tabs than fit: the last slot becomes More; Back and the button collapse the tabs last"
  )
  func manyTabs() {
    let seven = Samples.layout(Screen(tabs: Samples.tabs(7)), Samples.outerRight)
    #expect(
      seven.ids(in: .tabBar) == ["tab:t1", "tab:t2", "tab:t3", "tab:t4", "tab:t5", "moreTab"]
    )
    let five = Screen(back: "Home", tabs: Samples.tabs(5), toolbar: Samples.symbols(2))
    let layout = Samples.layout(five, Samples.outerRight)
    #expect(layout.ids(in: .verticalBar) == ["back", "overflow"])
    #expect(layout.ids(in: .tabBar) == ["tabs"])
  }
}
