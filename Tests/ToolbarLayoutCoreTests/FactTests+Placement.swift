import Testing
import ToolbarLayoutCore
import ToolbarModel

/// The numbered facts about Apple's toolbars; the numbers are those of the table in the documentation.
@Suite("Facts: placement")
struct PlacementFactTests {
  private func screen(
    _ entries: [ToolbarEntry],
    title: String? = "Note",
    back: String? = nil,
    mode: ToolbarTitleDisplayMode = .inline,
    role: ToolbarRole = .automatic,
    id: String? = nil
  ) -> Screen {
    Screen(
      title: title,
      back: back,
      titleDisplayMode: mode,
      role: role,
      toolbarID: id,
      toolbar: entries
    )
  }

  private func bar(_ entries: [ToolbarEntry], back: String? = nil) -> [ItemID]? {
    Samples.layout(screen(entries, back: back), Samples.phone, .iPhone17).ids(in: .navigationBar)
  }

  @Test(
    "1, 8, 9, 11: automatic, primary, confirmation and destructive actions are trailing on a phone"
  )
  func trailing() {
    for placement in [
      ToolbarItemPlacement.automatic, .primaryAction, .confirmationAction, .destructiveAction,
      .topBarTrailing, .navigationBarTrailing,
    ] {
      #expect(bar([.item(Samples.symbol("x", placement))]) == ["title", "x"])
    }
  }

  @Test("2, 3: automatic is in the centre of a customizable pad bar, else trailing")
  func automaticOnPad() throws {
    let entries: [ToolbarEntry] = [
      .item(Samples.symbol("plain", .automatic)), .item(Samples.symbol("end")),
    ]
    let custom = Samples.layout(screen(entries, id: "bar"), Samples.pad, .iPad11)
    let fixed = Samples.layout(screen(entries), Samples.pad, .iPad11)
    let middle: Length = 410
    #expect(try #require(custom.frame("plain")).x < middle + 100)
    #expect(try #require(fixed.frame("plain")).x > middle + 100)
    #expect(custom.ids(in: .navigationBar) == ["title", "plain", "end"])
  }

  @Test("4: a principal view stands in the centre and the title is not shown")
  func principal() throws {
    let view = ToolbarItem(
      id: "chip",
      content: .view(Size(width: 74, height: 24), title: nil, symbol: nil),
      placement: .principal
    )
    let layout = Samples.layout(screen([.item(view)]), Samples.phone, .iPhone17)
    #expect(layout.ids(in: .navigationBar) == ["chip"])
    #expect(try #require(layout.frame("chip")).midX == 201)
  }

  @Test("5, 6, 7: navigation is leading, but trailing beside Back in compact width")
  func navigation() {
    let entries: [ToolbarEntry] = [.item(Samples.symbol("side", .navigation))]
    #expect(bar(entries, back: "Notes") == ["back", "title", "side"])
    #expect(bar(entries) == ["side", "title"])
    let pad = Samples.layout(screen(entries, back: "Notes"), Samples.pad, .iPad11)
    #expect(pad.ids(in: .navigationBar) == ["back", "side", "title"])
  }

  @Test("10, 17: cancellation and the old leading name are leading")
  func leading() {
    #expect(bar([.item(Samples.symbol("x", .cancellationAction))]) == ["x", "title"])
    #expect(bar([.item(Samples.symbol("x", .navigationBarLeading))]) == ["x", "title"])
    #expect(bar([.item(Samples.symbol("x", .topBarLeading))]) == ["x", "title"])
  }

  @Test("12, 13: bottomBar is the bottom toolbar, status its centre")
  func bottom() throws {
    let layout = Samples.layout(
      screen([.item(Samples.text("Synced", .status))]),
      Samples.phone,
      .iPhone17
    )
    #expect(layout.ids(in: .bottomBar) == ["Synced"])
    #expect(try #require(layout.frame("Synced")).midX == 201)
    let items = Samples.layout(screen(Samples.symbols(2, .bottomBar)), Samples.phone, .iPhone17)
    #expect(items.ids(in: .bottomBar) == ["i1", "i2"])
  }

  @Test(
    "14, 71: keyboard items are above the keyboard, at the bottom with a hardware one, never vertical"
  )
  func keyboard() throws {
    let entries: [ToolbarEntry] = [.item(Samples.symbol("bold", .keyboard))]
    var traits = Samples.phone
    #expect(
      Samples.layout(screen(entries), traits, .iPhone17).dropped == [
        DroppedItem(id: "bold", reason: .keyboard)
      ]
    )
    traits.keyboard = .shown(height: nil)
    let soft = Samples.layout(screen(entries), traits, .iPhone17)
    #expect(soft.ids(in: .keyboardBar) == ["bold"])
    #expect(try #require(soft.frame("bold")).maxY == 874 - 335)
    traits.hasHardwareKeyboard = true
    let hard = Samples.layout(screen(entries), traits, .iPhone17)
    #expect(try #require(hard.frame("bold")).maxY == 874 - 34)
    #expect(hard.environment.keyboardHeight == 0)
    var outer = Samples.outerPortrait
    outer.keyboard = .shown(height: nil)
    let strip = Samples.layout(screen(entries), outer)
    #expect(strip.ids(in: .keyboardBar) == ["bold"])
    #expect(strip.ids(in: .verticalBar) == nil)
  }

  @Test("15, 16: title views show in their own mode only")
  func titleViews() {
    func view(_ id: ItemID, _ placement: ToolbarItemPlacement) -> ToolbarEntry {
      let size = Size(width: 40, height: 18)
      return .item(
        ToolbarItem(
          id: id,
          content: .view(size, title: nil, symbol: nil),
          placement: placement
        )
      )
    }
    var declared = screen(
      [
        view("small", .title), view("big", .largeTitle), view("sub", .subtitle),
        view("bigSub", .largeSubtitle),
      ],
      mode: .large
    )
    declared.subtitle = "Edited"
    let large = Samples.layout(declared, Samples.phone, .iPhone17)
    #expect(large.ids(in: .navigationBar) == ["big", "bigSub"])
    var traits = Samples.phone
    traits.scrollOffset = 400
    let inline = Samples.layout(declared, traits, .iPhone17)
    #expect(inline.ids(in: .navigationBar) == ["small", "sub"])
  }

  @Test(
    "19: trailing reading order is ordinary items, overflow button and search, pinned outermost"
  )
  func trailingOrder() {
    var declared = screen([
      .item(Samples.symbol("pinned", .topBarPinnedTrailing)), .item(Samples.symbol("plain")),
      .overflowMenu([]),
    ])
    declared.searchable = Searchable()
    let layout = Samples.layout(declared, Samples.pad, .iPad11)
    #expect(layout.ids(in: .navigationBar) == ["title", "plain", "overflow", "search", "pinned"])
  }

  @Test(
    "20, 21, 22, 23, 72: secondary actions are in the menu, but in the centre of an editor's pad bar"
  )
  func secondary() {
    let entries: [ToolbarEntry] = [.item(Samples.symbol("crop", .secondaryAction, .high))]
    for role in [ToolbarRole.automatic, .navigationStack, .browser, .editor] {
      let phone = Samples.layout(screen(entries, role: role), Samples.phone, .iPhone17)
      #expect(phone.ids(in: .navigationBar) == ["title", "overflow"])
      #expect(phone.ids(in: .overflow) == ["crop"])
      let pad = Samples.layout(screen(entries, role: role), Samples.pad, .iPad11)
      let isCentred = role == .browser || role == .editor
      #expect(
        pad.ids(in: .navigationBar) == (isCentred ? ["title", "crop"] : ["title", "overflow"])
      )
    }
    for traits in [Samples.outerPortrait, Samples.innerLandscape, Samples.innerPortrait] {
      #expect(Samples.layout(screen(entries), traits).ids(in: .overflow) == ["crop"])
    }
    let editor = Samples.layout(screen(entries, role: .editor), Samples.pad, .iPad11)
    #expect(editor.frame("title")?.x == 20)
  }

  @Test("24: leading items of a windowed pad app start after the window controls")
  func windowControls() throws {
    var traits = Samples.pad
    traits.isWindowed = true
    let layout = Samples.layout(
      screen([.item(Samples.symbol("x", .topBarLeading))]),
      traits,
      .iPad11
    )
    #expect(try #require(layout.frame("x")).x == 76)
  }

  @Test("113, 114: a hidden shared background breaks a group's run, but no control group")
  func sharedBackground() {
    var items = ["a", "b", "c"].map { Samples.symbol(ItemID($0), nil) }
    items[1].sharedBackground = .hidden
    let group = ToolbarItemGroup(id: "g", placement: .topBarTrailing, items: items)
    let layout = Samples.layout(Screen(toolbar: [.group(group)]), Samples.outerPortrait)
    #expect(["a", "b", "c"].map { layout.frame(ItemID($0))?.y } == [170, 230, 290])
    var control = group
    control.kind = .controlGroup(title: "All", symbol: nil)
    let whole = Samples.layout(Screen(toolbar: [.group(control)]), Samples.outerPortrait)
    #expect(whole.frame("g") == Frame(x: 394, y: 170, width: 48, height: 152))
  }

  @Test("70, 115: a spacer is flexible unless it says otherwise; in a strip 0 or its minimum")
  func spacers() {
    #expect(ToolbarSpacer().sizing == .flexible)
    func second(_ spacer: ToolbarSpacer) -> Length? {
      Samples.layout(
        Screen(toolbar: [
          .item(Samples.symbol("a")), .spacer(spacer), .item(Samples.symbol("b")),
        ]),
        Samples.outerPortrait
      ).frame("b")?.y
    }
    #expect(second(ToolbarSpacer(placement: .topBarTrailing)) == 230)
    #expect(second(ToolbarSpacer(sizing: .fixed, placement: .topBarTrailing)) == 238)
  }

  @Test("116, 117, 118: badges, activity and type size move no system bar")
  func noEffect() {
    var item = Samples.symbol("x")
    let plain = Samples.layout(screen([.item(item)]), Samples.phone, .iPhone17)
    for badge in [Badge.count(0), .count(7), .text("new")] {
      item.badge = badge
      #expect(Samples.layout(screen([.item(item)]), Samples.phone, .iPhone17) == plain)
    }
    item.badge = nil
    var traits = Samples.phone
    for activity in WindowActivity.allCases {
      traits.activity = activity
      #expect(Samples.layout(screen([.item(item)]), traits, .iPhone17) == plain)
    }
    for size in DynamicTypeSize.allCases {
      traits.dynamicTypeSize = size
      #expect(Samples.layout(screen([.item(item)]), traits, .iPhone17) == plain)
    }
  }

  @Test("119: every control of a bar is at least 44 by 44", arguments: DeviceProfile.builtIn)
  func hitRegions(device: DeviceProfile) {
    let declared = Screen(
      title: "Note",
      back: "Notes",
      titleDisplayMode: .inline,
      tabs: Samples.tabs(4),
      searchable: Searchable(),
      toolbar: Samples.symbols(3) + [.item(Samples.text("Go"))]
        + Samples.symbols(2, .bottomBar)
        .renamed("low") + [.overflowMenu([])]
    )
    let base = Traits(window: device.portraitSize)
    for traits in Poses.all(of: device, base: base) {
      for item in Samples.layout(declared, traits, device).items where item.id != .title {
        if let frame = item.frame {
          #expect(frame.width >= 44 && frame.height >= 44, "\(item.id) \(frame) on \(device.name)")
        }
      }
    }
  }
}
