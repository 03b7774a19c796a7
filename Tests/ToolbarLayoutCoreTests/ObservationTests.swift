import Testing
import ToolbarLayoutCore
import ToolbarModel

/// Published observations that no fact speaks of; the table in the documentation lists all of them.
@Suite("Published observations")
struct ObservationTests {
  @Test("reserved regions of every pose")
  func regions() {
    func reserved(_ traits: Traits) -> [Frame] {
      Samples.layout(Screen(), traits).environment.reserved
    }
    #expect(
      reserved(Samples.outerPortrait) == [
        Frame(x: 382, y: 0, width: 84, height: 170),
        Frame(x: 399.7, y: 29.3, width: 37, height: 37),
      ]
    )
    #expect(
      reserved(Samples.outerRight) == [
        Frame(x: 594, y: 384, width: 84, height: 82),
        Frame(x: 611.7, y: 399.7, width: 37, height: 37),
      ]
    )
    #expect(reserved(Samples.innerPortrait) == [Frame(x: 535, y: 0, width: 134, height: 82)])
    #expect(reserved(Samples.innerLandscape) == [Frame(x: 867, y: 0, width: 84, height: 120)])
    var partial = Samples.innerPortrait
    partial.hinge = .partiallyOpen
    #expect(reserved(partial).last == Frame(x: 0, y: 455.5, width: 669, height: 40))
  }

  @Test("sheets: content sizes by display, placement and fold")
  func sheets() {
    func content(
      _ traits: Traits,
      _ placement: PresentationPlacement = .automatic,
      _ behavior: ToolbarVerticalBehavior = .automatic,
      container: NavigationContainer = .navigationStack
    ) -> Size {
      Samples.layout(
        Screen(
          title: "Sheet",
          titleDisplayMode: .inline,
          verticalBehavior: behavior,
          container: container,
          presentation: .sheet,
          presentationPlacement: placement
        ),
        traits
      ).environment.contentSize
    }
    var partial = Samples.innerLandscape
    partial.hinge = .partiallyOpen
    #expect(content(Samples.outerPortrait, container: .none) == Size(width: 374, height: 636))
    #expect(content(Samples.outerPortrait) == Size(width: 374, height: 562))
    #expect(content(Samples.outerPortrait, .automatic, .disabled) == Size(width: 450, height: 480))
    #expect(content(Samples.outerLeft) == Size(width: 586, height: 350))
    #expect(content(Samples.outerLeft, .automatic, .disabled) == Size(width: 662, height: 268))
    #expect(content(Samples.innerPortrait) == Size(width: 653, height: 753))
    #expect(content(Samples.innerLandscape, .automatic, .disabled) == Size(width: 653, height: 471))
    #expect(content(Samples.innerLandscape, .trailing) == Size(width: 577, height: 553))
    #expect(content(partial) == Size(width: 459.5, height: 553))
    #expect(content(partial, .trailing) == Size(width: 383.5, height: 553))
  }

  @Test("search beside a strip")
  func search() {
    var outer = Samples.outerPortrait
    outer.isSearching = true
    var inner = Samples.innerLandscape
    inner.isSearching = true
    let tab = Screen(
      title: "Library",
      titleDisplayMode: .inline,
      tabs: Samples.tabs(3) + [TabItem(name: "Search", role: .search)]
    )
    let compact = Samples.layout(tab, outer)
    #expect(compact.frame("search") == Frame(x: 20, y: 24, width: 308, height: 44))
    #expect(compact.frame("cancelSearch") == Frame(x: 338, y: 24, width: 44, height: 44))
    let regular = Samples.layout(tab, inner)
    #expect(regular.frame("search") == Frame(x: 527, y: 24, width: 280, height: 48))
    #expect(regular.frame("cancelSearch")?.maxX == 867)
    #expect(regular.isVisible("title"))
    let searchable = Screen(title: "Library", searchable: Searchable())
    #expect(
      Samples.layout(searchable, Samples.outerPortrait).frame("search")
        == Frame(x: 394, y: 606, width: 48, height: 48)
    )
    let active = Samples.layout(searchable, outer)
    #expect(active.frame("search") == Frame(x: 20, y: 606, width: 362, height: 48))
    #expect(active.environment.safeArea.top == 24)
    #expect(Samples.layout(searchable, inner).frame("search")?.x == 495)
  }

  @Test(
    "five custom bottom items on 375: three and the button with the 27 SDK, five before or without padding"
  )
  func paddedItems() {
    func layout(_ os: LinkedSDK, padded: Bool) -> [ItemID]? {
      let entries = (1...5).map { index in
        ToolbarEntry.item(
          ToolbarItem(
            id: ItemID("b\(index)"),
            content: .view(Size(width: 44, height: 44), title: nil, symbol: nil),
            placement: .bottomBar,
            contentMarginsRemoved: !padded
          )
        )
      }
      let traits = Traits(os: os, window: Size(width: 375, height: 667))
      return Samples.layout(
        Screen(hidden: [.navigationBar], toolbar: entries),
        traits,
        .iPhoneSE
      ).ids(in: .bottomBar)
    }
    #expect(layout(.sdk27_0, padded: true) == ["b1", "b2", "b3", "overflow"])
    #expect(layout(.sdk26, padded: true) == ["b1", "b2", "b3", "b4", "b5"])
    #expect(layout(.sdk27_0, padded: false) == ["b1", "b2", "b3", "b4", "b5"])
  }

  @Test("keyboard heights of the profiles")
  func keyboards() {
    var phone = Samples.phone
    phone.keyboard = .shown(height: nil)
    #expect(Samples.layout(Screen(), phone, .iPhone17).environment.keyboardHeight == 335)
    var inner = Samples.innerLandscape
    inner.keyboard = .shown(height: nil)
    #expect(Samples.layout(Screen(), inner).environment.keyboardHeight == 264)
    inner.keyboard = .shown(height: 100)
    #expect(Samples.layout(Screen(), inner).environment.keyboardHeight == 100)
  }

  @Test("every number and switch of every profile has a source", arguments: DeviceProfile.builtIn)
  func sources(device: DeviceProfile) {
    for (number, value) in device.numbers { #expect(!value.source.isEmpty, "\(number)") }
    #expect(device.switches.count == ProfileSwitch.allCases.count)
    #expect(device.switches.values.allSatisfy { !$0.source.isEmpty })
  }

  @Test("the text table: widths add up, marks take nothing, full-width scripts are square")
  func text() {
    let table = TextTable.system
    #expect(table.length(of: "") == 0)
    #expect(table.length(of: "ab") == table.length(of: "a") + table.length(of: "b"))
    #expect(table.length(of: "e\u{301}") == table.length(of: "e"))
    #expect(table.length(of: "写真") == 34)
    #expect(table.length(of: "abc", scale: 50) == Length(hundredths: 1_440))
  }
}
