import Testing
import ToolbarLayoutCore
import ToolbarModel

@Suite("Sweep")
struct SweepTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var screen: Screen
    var device: DeviceProfile
    var traits: Traits
    var axis: SweepAxis
    var range: Range<Length>
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a window with a title, priorities, a labelled group and permanent content",
      screen: Screen(
        title: "Sunset over the bay",
        back: "Library",
        titleDisplayMode: .inline,
        toolbar: [
          .item(Samples.symbol("low", .topBarLeading, .low)),
          .item(Samples.symbol("high", .topBarTrailing, .high)),
          .group(
            ToolbarItemGroup(
              id: "tools",
              kind: .labelled(title: "Tools"),
              placement: .topBarTrailing,
              items: (1...4).map { Samples.symbol(ItemID("t\($0)"), nil) }
            )
          ),
          .item(Samples.text("Select")),
          .item(Samples.symbol("share", .topBarPinnedTrailing)),
        ]
      ),
      device: .iPhoneWindow,
      traits: Samples.window(500),
      axis: .width,
      range: 100..<1_300
    ),
    Case(
      testDescription: "a window with tabs and a crowded bottom bar",
      screen: Screen(
        title: "Mail",
        titleDisplayMode: .inline,
        tabs: Samples.tabs(7),
        toolbar: Samples.symbols(9, .bottomBar) + Samples.symbols(3).map { $0 }.renamed("top")
      ),
      device: .iPhoneWindow,
      traits: Samples.window(500),
      axis: .width,
      range: 100..<1_000
    ),
    Case(
      testDescription: "an iPad window with a split view and search",
      screen: Screen(
        title: "Notes",
        titleDisplayMode: .inline,
        searchable: Searchable(),
        container: .navigationSplitView,
        toolbar: Samples.symbols(6)
      ),
      device: .iPad11,
      traits: Samples.pad,
      axis: .width,
      range: 320..<1_100
    ),
    Case(
      testDescription: "the height of a vertical bar with seven tabs",
      screen: Screen(back: "Home", tabs: Samples.tabs(7), toolbar: Samples.symbols(6)),
      device: .iPhoneDuo,
      traits: Samples.outerPortrait,
      axis: .height,
      range: 300..<1_200
    ),
  ]

  @Test("finds every threshold, to the hundredth", arguments: cases)
  func exact(row: Case) {
    let prepared = PreparedScreen(row.screen, on: row.device)
    let sweep = ToolbarSweep(prepared, in: row.traits, along: row.axis)
    let intervals = sweep.intervals(in: row.range)
    #expect(intervals.first?.from == row.range.lowerBound)
    #expect(intervals.last?.to == row.range.upperBound)
    var broken: [String] = []
    for (interval, next) in zip(intervals, intervals.dropFirst()) {
      if interval.to != next.from { broken.append("gap at \(interval.to)") }
      if ToolbarSweep.sameContents(interval.layout, next.layout) {
        broken.append("\(next.from) changes nothing")
      }
    }
    // Everywhere in between, and on both sides of every threshold, the interval's layout holds.
    var probes = Array(
      stride(
        from: row.range.lowerBound.hundredths,
        to: row.range.upperBound.hundredths,
        by: 77
      )
    )
    for interval in intervals { probes += [interval.from.hundredths, interval.to.hundredths - 1] }
    for probe in probes {
      let length = Length(hundredths: probe)
      let layout = ToolbarLayoutCore().layout(of: prepared, in: sweep.traits(at: length))
      let interval = intervals.last { $0.from <= length }
      if let interval, !ToolbarSweep.sameContents(interval.layout, layout) {
        broken.append("\(length) is not as \(interval.from)")
      }
    }
    #expect(broken.prefix(5) == [])
    #expect(intervals.count > 3)
  }

  @Test("a plan decides every run as the layout does, by binary search")
  func plan() throws {
    let screen = Screen(title: "Sunset", titleDisplayMode: .inline, toolbar: Samples.symbols(12))
    let prepared = PreparedScreen(screen, on: .iPhoneWindow)
    let traits = Samples.window(500)
    let core = ToolbarLayoutCore()
    let plan = try #require(core.plan(of: prepared, in: traits))
    var broken: [Int] = []
    for width in stride(from: 10_000, to: 59_900, by: 91) {
      let length = Length(hundredths: width)
      let layout = core.layout(of: prepared, in: Samples.window(length))
      let state = plan.state(inRun: plan.run + length - traits.window.width)
      for index in plan.items.indices
      where plan.isVisible(index, in: state) != layout.isVisible(plan.items[index]) {
        broken.append(width)
      }
    }
    #expect(broken == [])
  }
}

extension [ToolbarEntry] {
  /// The same items under other ids.
  func renamed(_ prefix: String) -> [ToolbarEntry] {
    map { entry in
      guard case .item(var item) = entry else { return entry }
      item.id = ItemID(prefix + item.id.name)
      return .item(item)
    }
  }
}
