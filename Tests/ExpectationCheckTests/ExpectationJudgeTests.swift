import ExpectationCheck
import ScenarioModel
import SourceText
import Testing
import TimelineModel
import ToolbarModel

/// One expectation on the entry of these tests, and what is found.
struct ExpectationRow: CustomTestStringConvertible {
  var expectation: String
  var passes: Bool
  var found: String
  var testDescription: String { expectation }

  init(_ expectation: String, _ passes: Bool, _ found: String) {
    self.expectation = expectation
    self.passes = passes
    self.found = found
  }
}

@Suite struct ExpectationJudgeTests {
  @Test("judges every key", arguments: rows)
  func key(_ row: ExpectationRow) throws {
    let outcome = try #require(try outcomes(row.expectation, on: [Self.entry]).first)
    #expect(outcome.passed == row.passes)
    #expect(outcome.found == row.found)
  }

  @Test("an always is judged on every entry and shows the first that breaks it")
  func always() throws {
    var broken = Self.entry
    broken.index = 1
    broken.traits.strip = StripSide.none
    let passed = try outcomes("strip: right", on: [Self.entry, Self.entry])
    #expect(passed.map(\.passed) == [true, true])
    let failed = try outcomes("strip: right", on: [Self.entry, broken, broken])
    #expect(failed.map(\.passed) == [true, false])
    #expect(failed.map(\.entry) == [0, 1])
    #expect(failed.map(\.isAlways) == [false, true])
    #expect(failed.map(\.line) == [5, 6])
    #expect(failed.map(\.found) == ["strip: right", "strip: none"])
  }

  @Test("whole tabs stand in the tab bar by their slots")
  func wholeTabs() throws {
    var entry = Self.entry
    entry.bars = BarContents([
      BarContents.Row(bar: .tabBar, ids: [.tab("Library"), .tab("Albums")])
    ])
    let outcome = try #require(try outcomes("tabs: full, bar: {tabs: tabBar}", on: [entry]).first)
    #expect(outcome.passed)
  }

  @Test("says why the layout decided so")
  func reason() throws {
    let outcome = try #require(try outcomes("visible: [redo, crop, share]", on: [Self.entry]).first)
    #expect(
      outcome.reason
        == "redo overflowed: needs 292, room 248, lost to undo, share; 44 more would keep it; "
        + "crop is dropped: axis"
    )
  }

  /// The outcomes of an `expect` on the first entry and of an `always`.
  private func outcomes(
    _ expectation: String,
    on entries: [TimelineEntry]
  ) throws -> [ExpectationOutcome] {
    let file = SourceFile(
      path: "a.yaml",
      text: """
        scenario: a
        device: iphone-duo
        screen: \(Self.screen)
        events:
          - expect: {\(expectation)}
        always: [{\(expectation)}]
        """
    )
    let document = try ScenarioReader.read(file) { path throws(DiagnosticsError) in
      throw DiagnosticsError([Diagnostic(path: path, "no other file")])
    }
    let scenario = document.scenarios[0]
    var checkpoints: [ExpectationCheckpoint] = []
    for step in scenario.tracks[0].steps {
      guard case .expect(let expectation) = step.action else { continue }
      checkpoints.append(ExpectationCheckpoint(expectation: expectation, entry: 0))
    }
    let header = TimelineHeader(scenario: "a", device: "iphone-duo", os: "27.1")
    return ExpectationJudge.outcomes(
      of: scenario,
      on: Timeline(header: header, entries: entries),
      at: checkpoints
    )
  }

  private static let screen =
    "{title: T, tabs: [Library, Albums], toolbar: [{group: history, items: [{item: undo, title: U}, "
    + "{item: redo, title: R}]}, {item: share, title: S}, {item: crop, title: C}, "
    + "{group: tools, title: Tools, items: [{item: a, title: A}]}, {group: gone, items: [{item: b, title: B}]}]}"

  /// Undo and Share in the strip, Redo in the menu, Crop dropped, the tools behind a menu, tabs compact.
  private static let entry: TimelineEntry = {
    var entry = TimelineEntry(index: 0, at: .start, after: .zero)
    entry.bars = BarContents([
      BarContents.Row(bar: .titleRow, ids: [.title]),
      BarContents.Row(bar: .verticalBar, ids: [.back, "share", "undo", "tools", .overflow]),
      BarContents.Row(bar: .tabBar, ids: [.tabs]),
      BarContents.Row(bar: .overflow, ids: ["redo"]),
    ])
    entry.frames = ["share": Frame(x: 394, y: 170, width: 48, height: 48)]
    entry.barFrames = [.titleRow: Frame(x: 20, y: 24, width: 360, height: 48)]
    entry.dropped = ["crop": "axis", "b": "condition"]
    entry.forms = [.tabs: .compact, "tools": .menu]
    entry.traits.window = Size(width: 466, height: 678)
    entry.traits.horizontalSizeClass = .compact
    entry.traits.verticalSizeClass = .regular
    entry.traits.strip = .right
    entry.traits.safeArea = EdgeInsets(top: 82, left: 0, bottom: 34, right: 84)
    entry.traits.isSearching = false
    entry.traits.keyboardHeight = 0
    entry.traits.minimized = [.tabBar]
    let traits = Traits(window: Size(width: 466, height: 678))
    let layout = ToolbarLayout(
      environment: LayoutEnvironment(
        window: traits.window,
        horizontalSizeClass: .compact,
        verticalSizeClass: .regular,
        strip: .right,
        safeArea: .zero,
        contentSize: Size(width: 382, height: 562)
      ),
      items: [PlacedItem(id: "share", bar: .verticalBar, frame: nil, form: .symbol)],
      concealed: [
        ConcealedItem(id: "a", behind: "tools"), ConcealedItem(id: .tab("Library"), behind: .tabs),
      ],
      groupFrames: [
        GroupFrame(id: "history", frame: Frame(x: 394, y: 222, width: 48, height: 100))
      ],
      backTitle: "Home",
      decisions: [
        ItemDecision(
          id: "redo",
          bar: .overflow,
          rule: .overflowed,
          numbers: FitNumbers(run: 484, room: 248, need: 292),
          lostTo: ["undo", "share"],
          shortBy: 44
        )
      ]
    )
    entry.detail = ReplayDetail(layout: Shared(layout), traits: Shared(traits))
    return entry
  }()

  static let rows: [ExpectationRow] = [
    ExpectationRow("visible: [undo, share]", true, "bar: {undo: verticalBar, share: verticalBar}"),
    ExpectationRow("visible: [undo, redo]", false, "bar: {redo: overflow}"),
    ExpectationRow("visible: [history]", false, "bar: {redo: overflow}"),
    ExpectationRow("visible: [tools]", true, "bar: {tools: verticalBar}"),
    ExpectationRow("visible: [gone]", false, "bar: {gone: none}"),
    ExpectationRow("overflow: [redo]", true, "bar: {redo: overflow}"),
    ExpectationRow("overflow: [crop]", false, "bar: {crop: none (axis)}"),
    ExpectationRow(
      "reachable: [history, a, \"tab:Library\"]",
      true,
      "bar: {undo: verticalBar, redo: overflow, a: behind tools, tab:Library: behind tabs}"
    ),
    ExpectationRow("reachable: [crop]", false, "bar: {crop: none (axis)}"),
    ExpectationRow(
      "absent: [a, crop, gone]",
      true,
      "bar: {a: behind tools, crop: none (axis), gone: none}"
    ),
    ExpectationRow("absent: [tools]", false, "bar: {tools: verticalBar}"),
    ExpectationRow("dropped: [crop]", true, "bar: {crop: none (axis)}"),
    ExpectationRow("dropped: [b]", false, "bar: {b: none (condition)}"),
    ExpectationRow(
      "exactly: {titleRow: [title], bottomBar: []}",
      true,
      "exactly: {titleRow: [title], bottomBar: []}"
    ),
    ExpectationRow(
      "exactly: {titleRow: [title], verticalBar: [back]}",
      false,
      "exactly: {verticalBar: [back, share, undo, tools, overflow]}"
    ),
    ExpectationRow(
      "order: [back, undo, overflow]",
      true,
      "order: {verticalBar: [back, share, undo, tools, overflow]}"
    ),
    ExpectationRow(
      "order: [undo, share]",
      false,
      "order: {verticalBar: [back, share, undo, tools, overflow]}"
    ),
    ExpectationRow(
      "order: [undo, crop]",
      false,
      "order: {verticalBar: [back, share, undo, tools, overflow], bar: {crop: none (axis)}}"
    ),
    ExpectationRow(
      "bar: {share: verticalBar, title: titleRow}",
      true,
      "bar: {share: verticalBar, title: titleRow}"
    ),
    ExpectationRow("bar: {share: titleRow}", false, "bar: {share: verticalBar}"),
    ExpectationRow(
      "form: {share: symbol, tools: menu}",
      true,
      "form: {share: symbol, tools: menu}"
    ),
    ExpectationRow(
      "form: {share: title, crop: symbol}",
      false,
      "form: {share: symbol, crop: none}"
    ),
    ExpectationRow(
      "frame: {share: [394.5, ~, 47.5, 48]}",
      true,
      "frame: {share: [394, 170, 48, 48]}"
    ),
    ExpectationRow(
      "frame: {share: [394.51, ~, ~, ~]}",
      false,
      "frame: {share: [394, 170, 48, 48]}"
    ),
    ExpectationRow(
      "frame: {history: [394, 222, 48, 100]}",
      true,
      "frame: {history: [394, 222, 48, 100]}"
    ),
    ExpectationRow("frame: {redo: [~, ~, ~, ~]}", false, "frame: {redo: none}"),
    ExpectationRow(
      "barFrame: {titleRow: [20, 24, 360, 48]}",
      true,
      "barFrame: {titleRow: [20, 24, 360, 48]}"
    ),
    ExpectationRow("barFrame: {bottomBar: [~, ~, ~, 1]}", false, "barFrame: {bottomBar: none}"),
    ExpectationRow("window: [466, 678]", true, "window: [466, 678]"),
    ExpectationRow("window: [466, 677]", false, "window: [466, 678]"),
    ExpectationRow("sheet: [8, 90, ~, ~]", false, "sheet: none"),
    ExpectationRow("contentSize: [382, ~]", true, "contentSize: [382, 562]"),
    ExpectationRow("keyboardHeight: 0", true, "keyboardHeight: 0"),
    ExpectationRow("keyboardHeight: 264", false, "keyboardHeight: 0"),
    ExpectationRow("backTitle: Home", true, "backTitle: Home"),
    ExpectationRow("backTitle: \"\"", false, "backTitle: Home"),
    ExpectationRow("safeArea: {top: 82, right: 84}", true, "safeArea: {top: 82, right: 84}"),
    ExpectationRow("safeArea: {left: 1}", false, "safeArea: {left: 0}"),
    ExpectationRow("strip: left", false, "strip: right"),
    ExpectationRow("overflowButton: shown", true, "overflowButton: shown"),
    ExpectationRow("overflowButton: hidden", false, "overflowButton: shown"),
    ExpectationRow("tabs: compact", true, "tabs: compact"),
    ExpectationRow("tabs: full", false, "tabs: compact"),
    ExpectationRow("sizeClass: [compact, ~]", true, "sizeClass: [compact, regular]"),
    ExpectationRow("sizeClass: [regular, regular]", false, "sizeClass: [compact, regular]"),
    ExpectationRow("searching: false", true, "searching: false"),
    ExpectationRow("searching: true", false, "searching: false"),
    ExpectationRow("minimized: tabBar", true, "minimized: tabBar"),
    ExpectationRow("minimized: none", false, "minimized: tabBar"),
    ExpectationRow("minimized: true", false, "minimized: tabBar"),
    ExpectationRow("minimized: false", false, "minimized: tabBar"),
    ExpectationRow(
      "strip: left, tabs: compact, searching: true",
      false,
      "strip: right; searching: false"
    ),
  ]
}
