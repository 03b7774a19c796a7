import Testing
import ToolbarModel

@Suite("Layouts as values")
struct ToolbarLayoutTests {
  static let environment = LayoutEnvironment(
    window: Size(width: 400, height: 800),
    horizontalSizeClass: .compact,
    verticalSizeClass: .regular,
    strip: .none,
    safeArea: EdgeInsets(top: 62),
    contentSize: Size(width: 400, height: 738)
  )

  static let bars = [
    BarPlacement(
      bar: .navigationBar,
      frame: Frame(x: 0, y: 62, width: 400, height: 54),
      items: ["share", .overflow]
    ),
    BarPlacement(bar: .overflow, frame: nil, items: ["crop", .divider, "print"]),
  ]

  static let items = [
    PlacedItem(
      id: "share",
      bar: .navigationBar,
      frame: Frame(x: 296, y: 67, width: 44, height: 44),
      form: .symbol
    ),
    PlacedItem(
      id: .overflow,
      bar: .navigationBar,
      frame: Frame(x: 348, y: 67, width: 44, height: 44),
      form: .symbol
    ),
    PlacedItem(id: "crop", bar: .overflow, frame: nil, form: .titleAndSymbol),
    PlacedItem(id: "print", bar: .overflow, frame: nil, form: .title),
  ]

  static let decisions = [
    ItemDecision(
      id: "share",
      bar: .navigationBar,
      rule: .fits,
      numbers: FitNumbers(run: 384, room: 384, need: 140),
      priority: .high,
      assumed: [.barGap, .barMargin]
    ),
    ItemDecision(
      id: "crop",
      bar: .overflow,
      rule: .overflowed,
      numbers: FitNumbers(run: 384, room: 384, need: 140),
      priority: .lowerThan(.automatic),
      lostTo: ["share"],
      shortBy: 12,
      assumed: [.barGap]
    ),
    ItemDecision(id: "print", bar: .overflow, rule: .permanentOverflow),
  ]

  static func layout(
    _ items: [PlacedItem] = items,
    _ decisions: [ItemDecision] = decisions
  ) -> ToolbarLayout {
    ToolbarLayout(
      environment: environment,
      bars: bars,
      items: items,
      concealed: [ConcealedItem(id: "rotate", behind: "crop")],
      dropped: [DroppedItem(id: "gone", reason: .user)],
      backTitle: "Library",
      decisions: decisions
    )
  }

  @Test("a layout says what it was made of")
  func values() {
    let layout = Self.layout()
    #expect(Array(layout.bars) == Self.bars)
    #expect(Array(layout.items) == Self.items)
    #expect(Array(layout.decisions) == Self.decisions)
    #expect(layout.ids(in: .overflow) == ["crop", .divider, "print"])
    #expect(layout.ids(in: .titleRow) == nil)
  }

  @Test("layouts of the same values are equal, whatever tables they have them from")
  func equality() {
    let layout = Self.layout()
    let again = Self.layout()
    #expect(layout == again)
    #expect(Set([layout, again]).count == 1)
    // Without its decisions a layout numbers its items otherwise.
    let bare = Self.layout(Self.items, [])
    #expect(bare.items == layout.items)
    #expect(bare.bars == layout.bars)
    #expect(bare.looksLike(layout))
    #expect(bare != layout)
  }

  @Test("layouts differ when one item or one reason does")
  func difference() {
    var items = Self.items
    items[3].form = .titleAndSymbol
    #expect(!Self.layout(items).looksLike(Self.layout()))
    var decisions = Self.decisions
    decisions[1].lostTo = []
    #expect(Self.layout(Self.items, decisions) != Self.layout())
    #expect(Self.layout(Self.items, decisions).looksLike(Self.layout()))
    var elsewhere = Self.layout()
    elsewhere.environment.strip = .right
    #expect(!elsewhere.looksLike(Self.layout()))
    #expect(elsewhere.items == Self.layout().items)
  }
}
