import Testing
import ToolbarModel

@Suite("Rules")
struct RuleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var entries: String
    /// Findings of the rule in question, as `severity items`.
    var found: [String]
  }

  private func judge(_ rule: StabilityRule, _ row: Row, story: Story = Story()) throws {
    let prefix = rule.rawValue + " "
    let found = try story.findings(row.entries).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
    #expect(found == row.found)
  }

  static let flicker = [
    Row(
      testDescription: "away for 300 ms",
      entries: """
        after: 500, event: "set: {x: true}"
        after: 10, bars: {navigationBar: [a, b, d]}
        after: 300, bars: {navigationBar: [a, b, c, d]}
        """,
      found: ["error c"]
    ),
    Row(
      testDescription: "long absence without an event is a warning",
      entries: """
        after: 500, bars: {navigationBar: [a, b, d]}
        after: 1500, bars: {navigationBar: [a, b, c, d]}
        """,
      found: ["warning c"]
    ),
    Row(
      testDescription: "long absence after an event is its own affair",
      entries: """
        after: 500, bars: {navigationBar: [a, b, d]}
        after: 100, event: "window: inactive"
        after: 1000, bars: {navigationBar: [a, b, c, d]}
        """,
      found: []
    ),
    Row(
      testDescription: "a return that an event asks for",
      entries: """
        after: 500, event: "set: {x: true}", bars: {navigationBar: [a, b, d]}
        after: 200, event: "set: {x: false}", bars: {navigationBar: [a, b, c, d]}
        """,
      found: []
    ),
    Row(
      testDescription: "a hover asks for nothing",
      entries: """
        after: 500, event: "set: {x: true}", bars: {navigationBar: [a, b, d]}
        after: 200, event: "hover: c", bars: {navigationBar: [a, b, c, d]}
        """,
      found: ["error c"]
    ),
    Row(
      testDescription: "a drag that reversed asks for it",
      entries: """
        after: 500, event: "resize: [300, 700]", traits: {window: [300, 700]}
        after: 90, event: "resize: [200, 700]", traits: {window: [200, 700]}, bars: {navigationBar: [a, b, d]}
        after: 90, event: "resize: [300, 700]", traits: {window: [300, 700]}, bars: {navigationBar: [a, b, c, d]}
        """,
      found: []
    ),
    Row(
      testDescription: "dimming is no absence",
      entries: """
        after: 500, opacity: {c: 0.2}
        after: 100, opacity: {}
        """,
      found: []
    ),
    Row(
      testDescription: "an item of one screen cross-fades",
      entries: """
        after: 500, event: "push: next", bars: {navigationBar: [a, b, c, d]}, opacity: {c: 0}
        after: 50, bars: {navigationBar: [a, b, c, d]}, opacity: {c: 0.3}
        after: 50, bars: {navigationBar: [a, b, d]}
        after: 300, event: settled, settled: true
        """,
      found: []
    ),
    Row(
      testDescription: "an area below half and back",
      entries: """
        after: 500, frames: {c: [128, 5, 10, 10]}
        after: 100, frames: {c: [128, 5, 44, 44]}
        """,
      found: ["error c"]
    ),
  ]

  @Test("flicker: leaves and comes back", arguments: flicker)
  func flickers(_ row: Row) throws { try judge(.flicker, row) }

  static let oscillation = [
    Row(
      testDescription: "three arrangements in turn",
      entries: """
        after: 500, bars: {navigationBar: [a, b, d]}
        after: 16, bars: {navigationBar: [a, d]}
        after: 16, bars: {navigationBar: [a, b, c, d]}
        after: 16, bars: {navigationBar: [a, b, d]}
        """,
      found: ["error c,b"]
    ),
    Row(
      testDescription: "four arrangements are no cycle yet",
      entries: """
        after: 500, bars: {navigationBar: [a, b, d]}
        after: 16, bars: {navigationBar: [a, b, c, d]}
        after: 16, bars: {navigationBar: [a, b, d]}
        """,
      found: []
    ),
    Row(
      testDescription: "repeated by events",
      entries: """
        after: 500, event: "set: {x: 1}", bars: {navigationBar: [a, b, d]}
        after: 50, event: "set: {x: 2}", bars: {navigationBar: [a, b, c, d]}
        after: 50, event: "set: {x: 1}", bars: {navigationBar: [a, b, d]}
        after: 50, event: "set: {x: 2}", bars: {navigationBar: [a, b, c, d]}
        after: 50, event: "set: {x: 1}", bars: {navigationBar: [a, b, d]}
        """,
      found: []
    ),
    Row(
      testDescription: "one scroll gesture does not break the run",
      entries: """
        after: 500, event: "scroll: {by: 9}", bars: {navigationBar: [a, b, d]}
        after: 90, event: "scroll: {by: 9}", bars: {navigationBar: [a, b, c, d]}
        after: 90, event: "scroll: {by: 9}", bars: {navigationBar: [a, b, d]}
        after: 90, event: "scroll: {by: 9}", bars: {navigationBar: [a, b, c, d]}
        after: 90, event: "scroll: {by: 9}", bars: {navigationBar: [a, b, d]}
        """,
      found: ["error c"]
    ),
    Row(
      testDescription: "a fifth pass",
      entries: """
        after: 500, event: "set: {x: 1}", bars: {navigationBar: [a, b, d]}, pass: 5
        """,
      found: ["error "]
    ),
  ]

  @Test("oscillation: finds no rest", arguments: oscillation)
  func oscillates(_ row: Row) throws { try judge(.oscillation, row) }

  static let chatter = [
    Row(
      testDescription: "two leaves within 8 pt",
      entries: """
        after: 500, event: "resize: [398, 700]", traits: {window: [398, 700]}, bars: {navigationBar: [a, b, d]}
        after: 90, event: "resize: [405, 700]", traits: {window: [405, 700]}, bars: {navigationBar: [a, b, c, d]}
        after: 90, event: "resize: [398, 700]", traits: {window: [398, 700]}, bars: {navigationBar: [a, b, d]}
        """,
      found: ["error c"]
    ),
    Row(
      testDescription: "a drag that really passes the threshold twice",
      entries: """
        after: 500, event: "resize: [398, 700]", traits: {window: [398, 700]}, bars: {navigationBar: [a, b, d]}
        after: 90, event: "resize: [420, 700]", traits: {window: [420, 700]}, bars: {navigationBar: [a, b, c, d]}
        after: 90, event: "resize: [398, 700]", traits: {window: [398, 700]}, bars: {navigationBar: [a, b, d]}
        """,
      found: []
    ),
    Row(
      testDescription: "separate resizes are not one drag",
      entries: """
        after: 500, event: "resize: [399, 700]", traits: {window: [399, 700]}, bars: {navigationBar: [a, b, d]}
        after: 101, event: "resize: [400, 700]", traits: {window: [400, 700]}, bars: {navigationBar: [a, b, c, d]}
        after: 101, event: "resize: [399, 700]", traits: {window: [399, 700]}, bars: {navigationBar: [a, b, d]}
        """,
      found: []
    ),
  ]

  @Test("boundary-chatter: crosses again and again", arguments: chatter)
  func chatters(_ row: Row) throws { try judge(.boundaryChatter, row) }

  static let lateSettle = [
    Row(
      testDescription: "250 ms is in time",
      entries: """
        after: 500, event: "set: {x: 1}"
        after: 250, bars: {navigationBar: [a, b, d]}
        """,
      found: []
    ),
    Row(
      testDescription: "251 ms is late",
      entries: """
        after: 500, event: "set: {x: 1}"
        after: 251, bars: {navigationBar: [a, b, d]}
        """,
      found: ["warning c"]
    ),
    Row(
      testDescription: "501 ms is an error",
      entries: """
        after: 500, event: "set: {x: 1}"
        after: 501, bars: {navigationBar: [a, b, d]}
        """,
      found: ["error c"]
    ),
    Row(
      testDescription: "three passes",
      entries: """
        after: 500, event: "set: {x: 1}"
        after: 16, bars: {navigationBar: [a, b, d]}, pass: 3
        """,
      found: ["warning c"]
    ),
    Row(
      testDescription: "corrected by an unrelated event",
      entries: """
        after: 500, event: "set: {x: 1}"
        after: 200, event: settled, settled: true
        after: 900, event: "window: inactive", bars: {navigationBar: [a, b, d]}
        after: 200, event: settled, settled: true
        """,
      found: ["error c"]
    ),
    Row(
      testDescription: "frames alone are no late change",
      entries: """
        after: 500, event: "set: {x: 1}"
        after: 400, frames: {c: [128, 8, 44, 44]}
        """,
      found: []
    ),
  ]

  @Test("late-settle: right in the end, but late", arguments: lateSettle)
  func settlesLate(_ row: Row) throws { try judge(.lateSettle, row) }

  static let rebuild = [
    Row(
      testDescription: "navigation is no excuse",
      entries: """
        after: 500, event: "set: {x: 1}", instance: {a: a1}
        after: 500, event: "push: next", instance: {a: a2}
        """,
      found: ["warning a"]
    ),
    Row(
      testDescription: "text size is one",
      entries: """
        after: 500, event: "set: {x: 1}", instance: {a: a1}
        after: 500, event: "dynamicType: xLarge", instance: {a: a2}
        """,
      found: []
    ),
    Row(
      testDescription: "a real absence is one",
      entries: """
        after: 500, event: "set: {x: 1}", instance: {a: a1}
        after: 500, event: "set: {x: 2}", bars: {navigationBar: [b, c, d]}
        after: 301, event: "set: {x: 1}", bars: {navigationBar: [a, b, c, d]}, instance: {a: a2}
        """,
      found: []
    ),
    Row(
      testDescription: "three in a second are a storm",
      entries: """
        after: 500, event: "set: {x: 1}", instance: {a: a1}
        after: 400, event: "set: {x: 2}", instance: {a: a2}
        after: 400, event: "set: {x: 3}", instance: {a: a3}
        after: 200, event: "set: {x: 4}", instance: {a: a4}
        """,
      found: ["error a"]
    ),
  ]

  @Test("rebuild: a new instance in the same place", arguments: rebuild)
  func rebuilds(_ row: Row) throws { try judge(.rebuild, row) }

  static let vanish = [
    Row(
      testDescription: "excused by its condition, the person and a hidden bar",
      entries: """
        after: 500, event: "resize: [300, 700]", traits: {window: [300, 700]}, bars: {navigationBar: [a]}, dropped: {b: condition, c: user, d: hidden}
        after: 200, event: settled, settled: true, dropped: {b: condition, c: user, d: hidden}
        """,
      found: []
    ),
    Row(
      testDescription: "dropped for a fault's reason",
      entries: """
        after: 500, event: "resize: [300, 700]", traits: {window: [300, 700]}, bars: {navigationBar: [a, d]}, dropped: {b: axis, c: transition}
        after: 200, event: settled, settled: true, dropped: {b: axis, c: transition}
        """,
      found: ["error b,c"]
    ),
    Row(
      testDescription: "searching excuses items, not the field",
      entries: """
        after: 500, event: "search: activate", bars: {navigationBar: [search]}
        after: 200, event: settled, settled: true
        after: 500, event: "search: cancel", bars: {navigationBar: [a, b, c, d]}
        after: 200, event: settled, settled: true
        after: 500, event: "search: activate", bars: {navigationBar: [a]}
        after: 200, event: settled, settled: true
        """,
      found: ["error search"]
    ),
    Row(
      testDescription: "the window in the background is not judged",
      entries: """
        after: 500, event: "window: background", bars: {navigationBar: []}
        after: 200, event: settled, settled: true
        after: 500, event: "window: active", bars: {navigationBar: [a, b, c, d]}
        after: 200, event: settled, settled: true
        """,
      found: []
    ),
    Row(
      testDescription: "away for more than 350 ms on the way",
      entries: """
        after: 500, event: "set: {x: 1}"
        after: 10, bars: {navigationBar: [a, b, d]}
        after: 351, bars: {navigationBar: [a, b, c, d]}
        after: 200, event: settled, settled: true
        """,
      found: ["error c"]
    ),
  ]

  @Test("vanish: wanted and nowhere", arguments: vanish)
  func vanishes(_ row: Row) throws { try judge(.vanish, row) }
}
