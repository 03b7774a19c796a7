import StabilityAnalysis
import Testing
import TimelineModel
import ToolbarModel

@Suite("Rules about what is visible")
struct SetRuleTests {
  private func found(
    _ rule: StabilityRule,
    _ entries: String,
    in story: Story = Story()
  ) throws -> [String] {
    let prefix = rule.rawValue + " "
    return try story.findings(entries).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }

  private static let rest = "after: 400, event: settled, settled: true"

  @Test("dead-entry: an item without a title in the menu, and one that is covered")
  func deadEntries() throws {
    var story = Story()
    story.items = """
        a: {symbol: a.circle}
        b: {title: Bravo}
        c: {title: Charlie}
        d: {title: " "}
      """
    let entries = """
      after: 500, event: "set: {x: 1}", bars: {navigationBar: [b, c, overflow], overflow: [a, d]}, frames: {c: [90, 5, 44, 44]}
      \(Self.rest)
      after: 500, event: "set: {x: 2}", frames: {c: [94, 5, 44, 44]}
      \(Self.rest)
      """
    #expect(try found(.deadEntry, entries, in: story) == ["error a,d", "error b,c"])
  }

  @Test("duplicate: once per place, once per look")
  func duplicates() throws {
    var story = Story()
    story.items = """
        a: {title: Share, symbol: arrow.up}
        b: {title: Share, symbol: arrow.up}
        c: {title: Copy, symbol: arrow.up}
        d: {title: More, symbol: ellipsis.circle, alwaysAvailable: true}
      """
    let entries = """
      after: 500, event: "set: {x: 1}", bars: {navigationBar: [b, c, d], overflow: [d]}
      \(Self.rest)
      after: 500, event: "set: {x: 2}", bars: {navigationBar: [b, c, overflow, d], overflow: [a, c]}
      \(Self.rest)
      """
    #expect(
      try found(.duplicate, entries, in: story) == [
        "error a,b", "error c", "error overflow,d",
      ]
    )
  }

  @Test(
    "vanish: one of many items, whatever its number",
    arguments: [0, 62, 63, 64, 65, 127, 128, 129]
  )
  func manyItems(_ number: Int) throws {
    let ids = (0..<130).map { "i\($0)" }
    var story = Story()
    story.items = ids.map { "    \($0): {title: \($0), placement: bottomBar}" }
      .joined(separator: "\n")
    story.start = """
        - after: 0
          event: start
          settled: true
          traits: {window: [400, 700]}
          bars: {bottomBar: [\(ids.joined(separator: ", "))]}
      """
    let rest = ids.filter { $0 != ids[number] }.joined(separator: ", ")
    let entries = """
      after: 500, event: "window: inactive", bars: {bottomBar: [\(rest)]}
      \(Self.rest)
      """
    #expect(try found(.vanish, entries, in: story) == ["error \(ids[number])"])
  }

  @Test("ghost: an item of no screen shown, and one that was nowhere in this state")
  func ghosts() throws {
    var story = Story()
    story.items = """
        a: {title: Alpha, screens: [root]}
        b: {title: Bravo}
      """
    story.start = """
        - {after: 0, event: start, settled: true, traits: {orientation: portrait, window: [400, 700], screens: [root]}, bars: {navigationBar: [a]}}
      """
    let entries = """
      after: 500, event: "push: next", traits: {screens: [root, next]}, bars: {navigationBar: [b]}
      after: 349, event: settled, settled: true
      after: 500, event: pop, traits: {screens: [root]}, bars: {navigationBar: [a, b]}
      after: 350, event: settled, settled: true
      after: 500, event: "present: other", traits: {screens: [other]}, bars: {navigationBar: [a]}
      after: 349, event: settled, settled: true
      after: 1, event: settled, settled: true
      """
    #expect(try found(.ghost, entries, in: story) == ["error b", "error a"])
  }

  @Test("priority-inversion: only what would fit, never what is always in the menu")
  func inversions() throws {
    var story = Story()
    story.items = """
        a: {title: Alpha, priority: high, placement: topBarLeading}
        b: {title: Bravo, placement: topBarLeading}
        c: {title: Charlie, priority: low, placement: topBarLeading}
        d: {title: Delta, priority: high, placement: secondaryAction}
      """
    story.start = """
        - {after: 0, event: start, settled: true, traits: {orientation: portrait, window: [400, 700]}, bars: {navigationBar: [a, b, c]}, frames: {a: [16, 5, 90, 44], b: [120, 5, 44, 44], c: [180, 5, 44, 44]}}
      """
    let long = """
      after: 500, event: "resize: [300, 700]", traits: {window: [300, 700]}, bars: {navigationBar: [b, c, overflow], overflow: [a, d]}
      \(Self.rest)
      """
    #expect(try found(.priorityInversion, long, in: story) == [])
    let fits = """
      after: 500, event: "resize: [300, 700]", traits: {window: [300, 700]}, bars: {navigationBar: [a, c, overflow], overflow: [b, d]}
      \(Self.rest)
      """
    #expect(try found(.priorityInversion, fits, in: story) == ["error b"])
    let raised = """
      after: 500, event: "set: {x: 1}", inputs: {c: {priority: high}}, bars: {navigationBar: [a, b, overflow], overflow: [c, d]}
      \(Self.rest)
      """
    #expect(try found(.priorityInversion, raised, in: story) == ["error c"])
  }

  @Test("priority-inversion: equal ranks out of order are told")
  func ties() throws {
    let entries = """
      after: 500, event: "resize: [300, 700]", traits: {window: [300, 700]}, bars: {navigationBar: [b, c, overflow, d], overflow: [a]}
      \(Self.rest)
      """
    #expect(try found(.priorityInversion, entries) == ["info a"])
  }

  @Test("compression-order: not checked unless declared, then judged by the header alone")
  func compression() throws {
    let entries = """
      after: 500, event: "set: {x: 1}", bars: {navigationBar: [title, a, b, overflow], overflow: [c, d]}, frames: {title: [200, 5, 69, 22]}
      \(Self.rest)
      """
    let silent = try Story().report(entries)
    #expect(silent.notChecked.contains { $0.rule == .compressionOrder })
    var story = Story()
    story.settings = StabilitySettings(rules: [
      RuleOverride(
        rule: .compressionOrder,
        values: [NamedSetting(name: "first", value: .word("title"))]
      )
    ])
    #expect(try story.report(entries).notChecked.contains { $0.rule == .compressionOrder })
    story.declared = "{titleMinimum: 60}"
    #expect(try found(.compressionOrder, entries, in: story) == ["error title"])
    story.declared = "{titleMinimum: 61}"
    #expect(try found(.compressionOrder, entries, in: story) == [])
  }

  @Test("compression-order: items that stay although the tabs should")
  func compressionOfItems() throws {
    var story = Story()
    story.declared = "{compression: prefersTabBar}"
    let entries = """
      after: 500, event: "fold: closed", traits: {display: outer}, bars: {verticalBar: [back, a, b], tabBar: [tabs]}, form: {tabs: compact}
      after: 300, event: settled, settled: true, form: {tabs: compact}
      """
    #expect(try found(.compressionOrder, entries, in: story) == ["error a,b"])
  }

  @Test("non-monotone: growing loses an item, and equal events drift")
  func monotone() throws {
    let grows = """
      after: 500, event: "resize: [401, 700]", traits: {window: [401, 700]}, bars: {navigationBar: [a, b, d]}
      \(Self.rest)
      """
    #expect(try found(.nonMonotone, grows) == ["error c"])
    let drifts = """
      after: 500, event: "set: {x: 1}"
      \(Self.rest)
      after: 500, event: "set: {x: 1}", bars: {navigationBar: [a, b, d]}
      \(Self.rest)
      after: 500, event: "set: {x: 1}", bars: {navigationBar: [a, d]}
      \(Self.rest)
      """
    #expect(try found(.nonMonotone, drifts) == ["error b"])
    let classes = """
      after: 500, event: "resize: [700, 700]", traits: {window: [700, 700], sizeClass: [regular, regular]}, bars: {navigationBar: [a, b, d]}
      \(Self.rest)
      """
    #expect(try found(.nonMonotone, classes) == [])
  }

  @Test("affordance: dividers, missing buttons and permanent entries")
  func affordances() throws {
    let entries = """
      after: 500, event: "set: {x: 1}", bars: {navigationBar: [a, b, overflow], overflow: [c, divider, d]}
      \(Self.rest)
      after: 500, event: "set: {x: 2}", bars: {navigationBar: [a, b, overflow], overflow: [c, divider]}
      \(Self.rest)
      after: 500, event: "set: {x: 3}", bars: {navigationBar: [a, b], overflow: [c, d]}
      \(Self.rest)
      """
    #expect(
      try found(.affordance, entries) == ["error overflow,divider", "error overflow"]
    )
  }

  @Test("affordance: an item that is only ever in the menu needs its button")
  func permanentEntry() throws {
    var story = Story()
    story.items = """
        a: {title: Alpha, placement: topBarLeading}
        b: {title: Bravo}
      """
    story.start = """
        - {after: 0, event: start, settled: true, traits: {orientation: portrait, window: [400, 700]}, bars: {navigationBar: [a, overflow], overflow: [b]}, frames: {a: [16, 5, 44, 44], b: [0, 0, 44, 44], overflow: [72, 5, 44, 44]}}
      """
    #expect(try found(.affordance, Self.rest, in: story) == [])
    let shown = """
      after: 500, event: "resize: [500, 700]", traits: {window: [500, 700]}, bars: {navigationBar: [a, b]}
      \(Self.rest)
      """
    #expect(try found(.affordance, shown, in: story) == ["error overflow"])
  }
}
