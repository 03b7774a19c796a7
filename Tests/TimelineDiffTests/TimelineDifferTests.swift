import Testing
import TimelineDiff
import TimelineModel
import ToolbarModel

@Suite("Differences between timelines")
struct TimelineDifferTests {
  private func words(_ old: TimelineBuilder, _ new: TimelineBuilder) -> [String] {
    TimelineDiffer.changes(from: old.timeline, to: new.timeline).changes.map {
      "\($0.event ?? "header"): \($0.kind.rawValue) \($0.items.joined(separator: " ")) "
        + "(\($0.before) → \($0.after))"
    }
  }

  private let base = TimelineBuilder([
    .navigationBar: ["undo", "redo", "share"], .overflow: ["crop"],
  ])

  @Test("equal timelines have no changes")
  func same() {
    let changes = TimelineDiffer.changes(from: base.timeline, to: base.timeline)
    #expect(changes.isSame)
    #expect(changes == TimelineChanges())
  }

  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var change: @Sendable (inout TimelineBuilder) -> Void
    var words: [String]
  }

  @Test(
    "every kind of change has its word",
    arguments: [
      Row(testDescription: "into the menu") {
        $0.bars = [.navigationBar: ["undo", "redo"], .overflow: ["crop", "share"]]
        $0.frames["share"] = nil
      } words: {
        ["pop: leftBar share (navigationBar → overflow)"]
      },
      Row(testDescription: "dropped") {
        $0.bars = [.navigationBar: ["undo", "redo"], .overflow: ["crop"]]
        $0.frames["share"] = nil
        $0.dropped["share"] = "keyboard"
      } words: {
        [
          "pop: leftBar share (navigationBar → dropped: keyboard)",
          "pop: dropped share (navigationBar → dropped: keyboard)",
        ]
      },
      Row(testDescription: "out of the menu, which pushes two") {
        $0.bars = [.navigationBar: ["crop", "undo", "redo", "share"], .overflow: []]
        $0.lineUp()
      } words: {
        [
          "pop: enteredBar crop (overflow → navigationBar)",
          "pop: moved undo redo share (0, 24 → 50, 24)",
        ]
      },
      Row(testDescription: "another bar") {
        $0.bars = [.navigationBar: ["undo", "redo"], .bottomBar: ["share"], .overflow: ["crop"]]
        $0.lineUp()
      } words: {
        ["pop: changedBar share (navigationBar → bottomBar)"]
      },
      Row(testDescription: "another order") {
        $0.bars = [.navigationBar: ["share", "undo", "redo"], .overflow: ["crop"]]
        $0.lineUp()
      } words: {
        [
          "pop: reordered share (undo, redo, share → share, undo, redo)",
          "pop: moved undo redo (0, 24 → 50, 24)",
        ]
      },
      Row(testDescription: "one shift of many") {
        $0.lineUp(from: 8)
      } words: {
        ["pop: moved undo redo share (0, 24 → 8, 24)"]
      },
      Row(testDescription: "another size") {
        $0.frames["undo"] = Frame(x: 0, y: 24, width: 48, height: 44)
      } words: {
        ["pop: resized undo (44 × 44 → 48 × 44)"]
      },
      Row(testDescription: "gone from the menu for a reason") {
        $0.bars[.overflow] = []
        $0.dropped["crop"] = "axis"
      } words: {
        ["pop: dropped crop (overflow → dropped: axis)"]
      },
      Row(testDescription: "a trait") {
        $0.traits.strip = .right
      } words: {
        ["pop: trait  (strip none → strip right)"]
      },
    ]
  )
  func kinds(row: Row) {
    var old = base
    var new = base
    old.add("pop", after: 10)
    row.change(&new)
    new.add("pop", after: 10)
    #expect(words(old, new) == row.words)
  }

  @Test("the other way round is told the other way round")
  func undropped() {
    var old = base
    var new = base
    old.bars[.overflow] = []
    old.dropped["crop"] = "axis"
    old.add("pop", after: 10)
    new.add("pop", after: 10)
    #expect(words(old, new) == ["pop: undropped crop (dropped: axis → overflow)"])
  }

  @Test("an inserted event is one change, and what follows is compared with its own")
  func inserted() {
    var old = base
    var new = base
    new.add("search: activate", after: 100)
    new.add("settled", after: 300)
    for after in [50, 60] {
      old.add("pop", after: after)
      new.add("pop", after: after)
    }
    #expect(words(old, new) == ["search: activate: event  ( → search: activate)"])
    #expect(words(new, old) == ["search: activate: event  (search: activate → )"])
  }

  @Test("a delay is told where it arises, not for all that follows")
  func delayed() {
    var old = base
    var new = base
    old.add("pop", after: 10)
    new.add("pop", after: 10)
    old.add(nil, after: 55)
    new.add(nil, after: 75)
    for event in ["settled", "dismiss"] {
      old.add(event, after: 200)
      new.add(event, after: 200)
    }
    #expect(words(old, new) == ["pop: delayed  (55ms → 75ms)"])
  }

  @Test("a lasting difference is told once, and again in the pose where it is another")
  func lasting() {
    var old = base
    var new = base
    for event in ["pop", "dismiss"] {
      old.add(event)
      new.bars = [.navigationBar: ["undo", "redo"], .overflow: ["crop", "share"]]
      new.add(event)
    }
    old.bars = [.verticalBar: ["undo", "redo", "share"], .overflow: ["crop"]]
    new.bars = [.verticalBar: ["undo", "redo"], .overflow: ["crop", "share"]]
    old.add("fold")
    new.add("fold")
    #expect(
      words(old, new) == [
        "pop: leftBar share (navigationBar → overflow)",
        "fold: leftBar share (verticalBar → overflow)",
      ]
    )
  }

  @Test("findings are compared by rule, severity, items and cause, and scores side by side")
  func findings() {
    func timeline(_ findings: [Finding], motion: Int) -> Timeline {
      var timeline = base.timeline
      timeline.findings = findings
      timeline.summary = TimelineSummary(
        entries: 1,
        excess: ExcessChurn(motion: Score(tenThousandths: motion))
      )
      return timeline
    }
    func finding(_ rule: StabilityRule, entry: Int) -> Finding {
      Finding(
        rule: rule,
        severity: .error,
        items: ["share"],
        entries: [entry],
        at: .start,
        cause: "pop"
      )
    }
    let changes = TimelineDiffer.changes(
      from: timeline([finding(.flicker, entry: 1), finding(.vanish, entry: 2)], motion: 3),
      to: timeline([finding(.flicker, entry: 4), finding(.flicker, entry: 5)], motion: 5)
    )
    #expect(changes.newFindings == [finding(.flicker, entry: 5)])
    #expect(changes.clearedFindings == [finding(.vanish, entry: 2)])
    #expect(
      changes.scores.filter { !$0.isSame } == [
        ScoreChange(
          name: "motion",
          before: Score(tenThousandths: 3),
          after: Score(tenThousandths: 5)
        )
      ]
    )
  }

  @Test("a changed declaration is a change of the header")
  func header() {
    var new = base.timeline
    new.header.model = 2
    new.header.items = [TimelineItem(id: "undo", title: "Undo")]
    let changes = TimelineDiffer.changes(from: base.timeline, to: new).changes
    #expect(changes.map(\.before) == ["model none", "declaration none"])
    #expect(changes.map(\.after) == ["model 2", "declaration new"])
    #expect(changes.map(\.items) == [[], ["undo"]])
  }
}

extension TimelineDifferTests.Row {
  init(
    testDescription: String,
    change: @escaping @Sendable (inout TimelineBuilder) -> Void,
    words: () -> [String]
  ) {
    self.init(testDescription: testDescription, change: change, words: words())
  }
}
