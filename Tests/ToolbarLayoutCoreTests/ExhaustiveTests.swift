import Testing
import ToolbarLayoutCore
import ToolbarModel

@Suite("Properties over exhaustive small spaces")
struct ExhaustiveTests {
  /// One of the things an entry can be; a toolbar of the space is any sequence of them.
  static let kinds: [@Sendable (Int) -> ToolbarEntry] = [
    { .item(Samples.symbol(ItemID("lead\($0)"), .topBarLeading, .low)) },
    { .item(Samples.symbol(ItemID("plain\($0)"))) },
    { .item(Samples.symbol(ItemID("high\($0)"), .primaryAction, .high)) },
    { .item(Samples.text(ItemID("text\($0)"), .topBarPinnedTrailing)) },
    { .item(Samples.symbol(ItemID("foot\($0)"), .bottomBar)) },
    { .item(Samples.symbol(ItemID("flat\($0)"), .secondaryAction, axis: .horizontalOnly)) },
    { index in
      .group(
        ToolbarItemGroup(
          id: ItemID("group\(index)"),
          kind: index % 2 == 0 ? .plain : .labelled(title: "Group"),
          placement: .topBarTrailing,
          items: (1...3).map { Samples.symbol(ItemID("g\(index).\($0)"), nil) }
        )
      )
    },
    { index in
      .group(
        ToolbarItemGroup(
          id: ItemID("control\(index)"),
          kind: .controlGroup(title: "Zoom", symbol: nil),
          placement: .automatic,
          items: (1...2).map { Samples.symbol(ItemID("c\(index).\($0)"), nil) }
        )
      )
    },
  ]

  /// Every sequence of up to `length` kinds.
  static func toolbars(_ length: Int) -> [[ToolbarEntry]] {
    var all: [[Int]] = [[]]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { sequence in kinds.indices.map { sequence + [$0] } }
      all += last
    }
    return all.map { $0.enumerated().map { index, kind in kinds[kind](index) } }
  }

  static let poses: [(String, DeviceProfile, Traits)] = [
    ("outer portrait", .iPhoneDuo, Samples.outerPortrait),
    ("outer landscape, strip right", .iPhoneDuo, Samples.outerRight),
    ("outer landscape, strip left", .iPhoneDuo, Samples.outerLeft),
    ("inner portrait", .iPhoneDuo, Samples.innerPortrait),
    ("inner landscape", .iPhoneDuo, Samples.innerLandscape),
    ("phone", .iPhone17, Samples.phone),
    ("pad", .iPad11, Samples.pad),
  ]

  @Test(
    "conserves every item, without overlap, inside its bar, clear of reserved regions",
    arguments: poses.indices
  )
  func everywhere(pose: Int) {
    let (name, device, traits) = Self.poses[pose]
    var broken: [String] = []
    for toolbar in Self.toolbars(pose == 0 || pose == 5 ? 4 : 3) {
      let screen = Screen(
        title: "Sunset",
        back: "Library",
        titleDisplayMode: .inline,
        tabs: toolbar.count % 2 == 0 ? [] : Samples.tabs(4),
        toolbar: toolbar
      )
      let layout = Samples.layout(screen, traits, device)
      let found = LayoutProperties.violations(in: layout, of: screen)
      if !found.isEmpty {
        broken.append("\(screen.allItems.map(\.id.name)): \(found.joined(separator: "; "))")
      }
    }
    #expect(broken.prefix(5) == [], "\(broken.count) toolbars in \(name)")
  }

  @Test("no side is negative, however small the window", arguments: poses.indices)
  func tinyWindows(pose: Int) {
    let (name, device, traits) = Self.poses[pose]
    var broken: [String] = []
    for toolbar in Self.toolbars(2) {
      for mode in [ToolbarTitleDisplayMode.inline, .large, .inlineLarge] {
        let screen = Screen(
          title: "Sunset",
          subtitle: "over the bay",
          back: "Library",
          titleDisplayMode: mode,
          tabs: Samples.tabs(4),
          searchable: Searchable(),
          toolbar: toolbar
        )
        for side in [1, 20, 90, 151] {
          var traits = traits
          traits.window = Size(width: Length(points: side), height: Length(points: side))
          let layout = Samples.layout(screen, traits, device)
          let frames =
            layout.items.compactMap { item in item.frame.map { (item.id.name, $0) } }
            + layout.bars.compactMap { bar in bar.frame.map { (bar.bar.rawValue, $0) } }
            + layout.groupFrames.map { ($0.id.name, $0.frame) }
          broken += frames.filter { $0.1.width < 0 || $0.1.height < 0 }.map {
            "\(screen.allItems.map(\.id.name)) at \(side): \($0.0) \($0.1)"
          }
        }
      }
    }
    #expect(broken.prefix(5) == [], "\(broken.count) layouts in \(name)")
  }

  @Test("more width never takes an item away", arguments: [true, false])
  func monotone(hasTitle: Bool) {
    var broken: [String] = []
    for toolbar in Self.toolbars(3) {
      let screen = Screen(
        title: hasTitle ? "Sunset over the bay" : nil,
        back: "Library",
        titleDisplayMode: .inline,
        toolbar: toolbar
      )
      let prepared = PreparedScreen(screen, on: .iPhoneWindow)
      var last: [ItemID] = []
      for width in stride(from: 100, through: 599, by: 29) {
        let layout = ToolbarLayoutCore().layout(
          of: prepared,
          in: Samples.window(Length(points: width))
        )
        let visible = layout.visibleDeclaredItems(of: screen)
        let lost = last.filter { !visible.contains($0) }
        if !lost.isEmpty { broken.append("\(screen.allItems.map(\.id)) at \(width): \(lost)") }
        last = visible
      }
    }
    #expect(broken.prefix(5) == [])
  }

  @Test(
    "more height never takes an item away",
    arguments: ToolbarVerticalCompressionBehavior.allCases
  )
  func monotoneHeight(compression: ToolbarVerticalCompressionBehavior) {
    var broken: [String] = []
    for toolbar in Self.toolbars(3) {
      let screen = Screen(
        back: "Library",
        tabs: Samples.tabs(5),
        verticalCompression: compression,
        toolbar: toolbar
      )
      let prepared = PreparedScreen(screen, on: .iPhoneDuo)
      var last: [ItemID] = []
      for height in stride(from: 480, through: 1_000, by: 29) {
        var traits = Samples.outerPortrait
        traits.window.height = Length(points: height)
        let layout = ToolbarLayoutCore().layout(of: prepared, in: traits)
        let visible = layout.visibleDeclaredItems(of: screen)
        let lost = last.filter { !visible.contains($0) }
        if !lost.isEmpty { broken.append("\(screen.allItems.map(\.id)) at \(height): \(lost)") }
        last = visible
      }
    }
    #expect(broken.prefix(5) == [])
  }

  @Test("adding the points an item is short by, and no fewer, brings it back")
  func shortBy() {
    var broken: [String] = []
    for toolbar in Self.toolbars(3) {
      let screen = Screen(title: "Sunset", titleDisplayMode: .inline, toolbar: toolbar)
      let prepared = PreparedScreen(screen, on: .iPhoneWindow)
      for width in [120, 200, 260, 330] {
        let core = ToolbarLayoutCore()
        let layout = core.layout(of: prepared, in: Samples.window(Length(points: width)))
        for decision in layout.decisions {
          guard let shortBy = decision.shortBy else { continue }
          let enough = Length(points: width) + shortBy
          let there = core.layout(of: prepared, in: Samples.window(enough))
          let almost = core.layout(
            of: prepared,
            in: Samples.window(enough - Length(hundredths: 1))
          )
          if !there.isVisible(decision.id) || almost.isVisible(decision.id) {
            broken.append("\(screen.allItems.map(\.id)) at \(width): \(decision.id) \(shortBy)")
          }
        }
      }
    }
    #expect(broken.prefix(5) == [])
  }

  @Test("removing what an item lost to brings it back")
  func lostTo() {
    var broken: [String] = []
    for toolbar in Self.toolbars(3) {
      let screen = Screen(title: "Sunset", titleDisplayMode: .inline, toolbar: toolbar)
      for width in [200, 260, 330] {
        let traits = Samples.window(Length(points: width))
        let layout = Samples.layout(screen, traits, .iPhoneWindow)
        for decision in layout.decisions where decision.rule == .overflowed {
          guard
            let stay = WouldStay(decision.id, of: screen, in: traits, on: .iPhoneWindow),
            !stay.without.isEmpty
          else { continue }
          let other = Samples.layout(screen.movingToMenu(stay.without), traits, .iPhoneWindow)
          if !other.isVisible(decision.id) { broken.append("\(decision.id) at \(width)") }
        }
      }
    }
    #expect(broken.prefix(5) == [])
  }
}

extension ToolbarLayout {
  func isVisible(_ id: ItemID) -> Bool { items.contains { $0.id == id && $0.bar != .overflow } }

  /// Declared items with a control of their own in a bar, in declaration order.
  func visibleDeclaredItems(of screen: Screen) -> [ItemID] {
    screen.allItems.map(\.id).filter { id in
      isVisible(id)
        || concealed.contains { concealed in
          concealed.id == id && isVisible(concealed.behind)
            && screen.groups.contains {
              if case .controlGroup = $0.kind { $0.id == concealed.behind } else { false }
            }
        }
    }
  }
}
