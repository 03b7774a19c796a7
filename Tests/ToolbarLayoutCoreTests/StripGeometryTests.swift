import Testing
import ToolbarLayoutCore
import ToolbarModel

@Suite("Vertical bar geometry")
struct StripGeometryTests {
  @Test("stacks Back, pinned, leading, trailing from the top and bottom items above the tabs")
  func order() {
    let screen = Screen(
      back: "Home",
      tabs: Samples.tabs(3),
      toolbar: [
        .item(Samples.symbol("trailing")),
        .item(Samples.symbol("bottom", .bottomBar)),
        .item(Samples.symbol("leading", .topBarLeading)),
        .item(Samples.symbol("pinned", .topBarPinnedTrailing)),
      ]
    )
    let layout = Samples.layout(screen, Samples.outerPortrait)
    #expect(layout.ids(in: .verticalBar) == ["back", "pinned", "leading", "trailing", "bottom"])
    #expect(layout.frame("back") == Frame(x: 394, y: 170, width: 48, height: 48))
    #expect(layout.frame("pinned") == Frame(x: 394, y: 230, width: 48, height: 48))
    #expect(layout.frame("bottom") == Frame(x: 394, y: 432, width: 48, height: 48))
    #expect(layout.frame("tabs") == Frame(x: 394, y: 492, width: 48, height: 162))
  }

  @Test("splits a group of nine beside Back: seven stay, the overflow button takes the end")
  func groupOfNine() {
    let items = (1...9).map { Samples.symbol(ItemID("a\($0)"), nil) }
    let screen = Screen(
      back: "Home",
      toolbar: [.group(ToolbarItemGroup(id: "nine", placement: .topBarTrailing, items: items))]
    )
    let layout = Samples.layout(screen, Samples.outerPortrait)
    #expect(
      layout.ids(in: .verticalBar) == [
        "back", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "overflow",
      ]
    )
    #expect(layout.ids(in: .overflow) == ["a8", "a9"])
    #expect(layout.frame("overflow") == Frame(x: 394, y: 602, width: 48, height: 48))
  }
}
