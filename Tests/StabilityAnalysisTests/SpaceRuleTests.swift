import StabilityAnalysis
import Testing
import TimelineModel
import ToolbarModel

@Suite("Rules about where things are, what is remembered and who is aiming")
struct SpaceRuleTests {
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

  @Test("reorder: free after a customization and in a transition")
  func reorders() throws {
    let plain = "after: 900, event: \"set: {x: 1}\", bars: {navigationBar: [b, a, c, d]}"
    #expect(try found(.reorder, plain) == ["error a,b"])
    let custom =
      "after: 900, event: \"customize: {move: b, before: a}\", bars: {navigationBar: [b, a, c, d]}"
    #expect(try found(.reorder, custom) == [])
    let late = """
      after: 900, event: "customize: {move: b, before: a}"
      after: 501, bars: {navigationBar: [b, a, c, d]}
      """
    #expect(try found(.reorder, late) == ["error a,b"])
    let turned =
      "after: 900, event: \"rotate: landscapeLeft\", traits: {orientation: landscapeLeft}, bars: {navigationBar: [b, a, c, d]}"
    #expect(try found(.reorder, turned) == [])
  }

  @Test(
    "collateral-shift: by distance, against the anchor",
    arguments: [
      (1, "info"), (3, "warning"), (21, "warning"), (22, "error"),
    ]
  )
  func shifts(distance: Int, severity: String) throws {
    let entries = "after: 900, event: \"set: {x: 1}\", frames: {c: [\(128 + distance), 5, 44, 44]}"
    #expect(try found(.collateralShift, entries) == ["\(severity) c"])
  }

  @Test("collateral-shift: not by rounding, not with the edge, not by search")
  func noShift() throws {
    let rounding = "after: 900, event: \"set: {x: 1}\", frames: {c: [128.5, 5, 44, 44]}"
    #expect(try found(.collateralShift, rounding) == [])
    let edge =
      "after: 900, event: \"resize: [390, 700]\", traits: {window: [390, 700]}, frames: {d: [330, 5, 44, 44]}"
    #expect(try found(.collateralShift, edge) == [])
    let search = "after: 900, event: \"search: activate\", frames: {c: [160, 5, 44, 44]}"
    #expect(try found(.collateralShift, search) == [])
    let mirrored = """
      after: 900, event: "rotate: landscapeLeft", traits: {direction: rightToLeft, orientation: landscapeLeft}
      \(Self.rest)
      after: 900, event: "resize: [410, 700]", traits: {window: [410, 700]}, frames: {a: [26, 5, 44, 44], b: [82, 5, 44, 44], c: [138, 5, 44, 44]}
      """
    #expect(try found(.collateralShift, mirrored) == [])
  }

  @Test("collateral-shift: a push that passes its final place")
  func overshoots() throws {
    let entries = """
      after: 900, event: "resize: [390, 700]", traits: {window: [390, 700]}, bars: {navigationBar: [a, c, d]}, frames: {c: [60, 5, 44, 44], d: [330, 5, 44, 44]}
      after: 16, bars: {navigationBar: [a, c]}, frames: {c: [72, 5, 44, 44]}
      \(Self.rest)
      """
    #expect(try found(.collateralShift, entries) == ["warning c"])
  }

  @Test("teleport: one move per change of regime")
  func teleports() throws {
    let once = """
      after: 900, event: "rotate: landscapeLeft", traits: {orientation: landscapeLeft}, bars: {navigationBar: [a, b, c], bottomBar: [d]}
      \(Self.rest)
      """
    #expect(try found(.teleport, once) == [])
    let twice = """
      after: 900, event: "rotate: landscapeLeft", traits: {orientation: landscapeLeft}, bars: {navigationBar: [a, b, c], bottomBar: [d]}
      after: 50, bars: {navigationBar: [a, b, c, d], bottomBar: []}
      \(Self.rest)
      """
    #expect(try found(.teleport, twice) == ["error d"])
    let burst = """
      after: 900, event: "fold: closed", traits: {display: outer}, bars: {navigationBar: [a, b, c], bottomBar: [d]}
      after: 50, event: "rotate: landscapeLeft", traits: {orientation: landscapeLeft}, bars: {navigationBar: [a, b, c, d]}
      \(Self.rest)
      """
    #expect(try found(.teleport, burst) == [])
  }

  @Test("axis-flip: the pose table of the foldable")
  func axisFlips() throws {
    var story = Story()
    story.device = "iphone-duo"
    story.start = """
        - {after: 0, event: start, settled: true, traits: {display: outer, orientation: portrait, hinge: closed, window: [466, 678], strip: right, safeArea: [82, 0, 34, 84]}, bars: {titleRow: [title], verticalBar: [a, b]}}
      """
    let entries = """
      after: 900, event: "unfold: fullyOpen", traits: {display: inner, hinge: fullyOpen, window: [669, 951], strip: none, safeArea: [82, 0, 34, 0]}, bars: {navigationBar: [a, b]}
      \(Self.rest)
      after: 900, event: "fold: closed", traits: {display: outer, hinge: closed, window: [466, 678], strip: right, safeArea: [82, 0, 34, 84]}, bars: {navigationBar: [a], verticalBar: [b]}
      \(Self.rest)
      """
    #expect(try found(.axisFlip, entries, in: story) == ["error a"])
  }

  @Test("overlap: status display, crease and keyboard of the device")
  func overlaps() throws {
    var story = Story()
    story.device = "iphone-duo"
    story.start = """
        - {after: 0, event: start, settled: true, traits: {display: inner, orientation: portrait, hinge: fullyOpen, window: [669, 951], strip: none, safeArea: [82, 0, 34, 0]}, bars: {navigationBar: [a], bottomBar: [b]}, frames: {a: [480, 24, 44, 44], b: [300, 460, 44, 44]}}
      """
    let entries = """
      after: 900, event: "set: {x: 1}", frames: {a: [540, 24, 44, 44]}
      \(Self.rest)
      after: 900, event: "hinge: 100", traits: {hinge: partiallyOpen}, frames: {a: [480, 24, 44, 44]}
      \(Self.rest)
      after: 900, event: "keyboard: {show: 300}", bars: {navigationBar: [a], bottomBar: [], keyboardBar: [c]}, frames: {c: [20, 640, 44, 44]}
      \(Self.rest)
      """
    #expect(try found(.overlap, entries, in: story) == ["error a", "error b", "error c"])
  }

  @Test("path-dependent: forms count, a declared band does not")
  func pathDependent() throws {
    let entries = """
      after: 900, event: "resize: [300, 700]", traits: {window: [300, 700]}, bars: {navigationBar: [a, b, overflow, d], overflow: [c]}
      \(Self.rest)
      after: 900, event: "resize: [400, 700]", traits: {window: [400, 700]}
      \(Self.rest)
      """
    #expect(try found(.pathDependent, entries) == ["error c,overflow"])
    var story = Story()
    story.settings = StabilitySettings(rules: [
      RuleOverride(
        rule: .pathDependent,
        values: [NamedSetting(name: "hysteresis", value: .range(390, 410))]
      )
    ])
    #expect(try found(.pathDependent, entries, in: story) == [])
  }

  @Test("stuck-mode: the declared policy for scrolled bars")
  func restores() throws {
    let entries = """
      after: 900, event: "scroll: {by: 300}", bars: {}
      \(Self.rest)
      after: 900, event: "scroll: {by: -100}"
      \(Self.rest)
      """
    #expect(try found(.stuckMode, entries) == [])
    var story = Story()
    story.settings = StabilitySettings(rules: [
      RuleOverride(
        rule: .stuckMode,
        values: [NamedSetting(name: "restore", value: .word("reverse"))]
      )
    ])
    #expect(try found(.stuckMode, entries, in: story) == ["error navigationBar"])
  }

  @Test("focus-lost: a neighbour or the overflow button may inherit")
  func focus() throws {
    func lost(to heir: String) throws -> [String] {
      try found(
        .focusLost,
        """
        after: 900, event: "focus: c", focus: c
        after: 900, event: "resize: [300, 700]", traits: {window: [300, 700]}, bars: {navigationBar: [a, b, overflow, d], overflow: [c]}, focus: \(heir)
        after: 200, event: settled, settled: true, focus: \(heir)
        """
      )
    }
    #expect(try lost(to: "none") == ["error c"])
    #expect(try lost(to: "a") == ["error c"])
    #expect(try lost(to: "b") == [])
    #expect(try lost(to: "d") == [])
    #expect(try lost(to: "overflow") == [])
  }

  @Test("menu-disrupted: who may close it")
  func menus() throws {
    let closed = """
      after: 900, event: "tap: c", menu: open
      after: 300, event: "set: {x: 1}"
      """
    #expect(try found(.menuDisrupted, closed) == ["error c"])
    let tapped = """
      after: 900, event: "tap: c", menu: open
      after: 300, event: "tap: a"
      """
    #expect(try found(.menuDisrupted, tapped) == [])
    let owned = """
      after: 900, event: "menu: open", menu: {owner: b}
      after: 300, event: "set: {x: 1}", menu: {owner: b}, bars: {navigationBar: [a, c, d]}
      """
    #expect(try found(.menuDisrupted, owned) == ["error b"])
  }

  @Test("target-moved: a point, a press, an inert item")
  func targets() throws {
    let pressed = """
      after: 900, event: "press: c"
      after: 50, frames: {c: [200, 5, 44, 44]}
      after: 50, event: "release: c"
      """
    #expect(try found(.targetMoved, pressed) == ["error c"])
    let inert = """
      after: 900, event: "set: {x: 1}", bars: {navigationBar: [a, b, d]}
      after: 500, bars: {navigationBar: [a, b, c, d]}, inert: [c]
      after: 100, event: "tap: c", inert: [c]
      """
    #expect(try found(.targetMoved, inert) == [])
    let aimed = """
      after: 900, frames: {c: [150, 5, 44, 44]}
      after: 100, event: "tap: {item: c, point: [140, 20]}"
      """
    #expect(try found(.targetMoved, aimed) == ["error c"])
  }

  @Test("custom-lost: a reset is the person's")
  func customLost() throws {
    let reset = """
      after: 900, event: "customize: {hide: b}", bars: {navigationBar: [a, c, d]}, dropped: {b: user}
      after: 400, event: settled, settled: true, dropped: {b: user}
      after: 900, event: "customize: reset", bars: {navigationBar: [a, b, c, d]}
      \(Self.rest)
      """
    #expect(try found(.customLost, reset) == [])
  }

  @Test("pose-gap: told at the pose that lacks the item, whichever came first")
  func poseGap() throws {
    let entries = """
      after: 900, event: "rotate: landscapeLeft", traits: {orientation: landscapeLeft}, bars: {navigationBar: [a, b, c, d, e]}
      \(Self.rest)
      """
    let report = try Story().report(entries)
    let gap = try #require(report.findings.first { $0.rule == .poseGap })
    #expect(gap.items == ["e"])
    #expect(gap.at.milliseconds == 0)
    #expect(gap.entries == [0, 2])
  }
}
