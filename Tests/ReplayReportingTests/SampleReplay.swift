import ExpectationCheck
import ReplayReporting
import SourceText
import TimelineModel
import ToolbarModel
import YAMLSyntax

/// A small replay made by hand: a photo editor in inner portrait that is folded.
enum SampleReplay {
  static var report: ReplayReport {
    ReplayReport(
      timeline: timeline,
      findings: [finding],
      expectations: [outcome],
      notChecked: [ReplayReport.NotChecked(rule: "ghost", reason: "no frames")],
      screenTitles: ["screen": "Sunset"]
    )
  }

  static var timeline: Timeline {
    Timeline(
      header: TimelineHeader(
        model: 1,
        scenario: "photo-editor/fold",
        title: "Photo editor, folded",
        device: "iphone-duo",
        os: "27.1",
        items: [
          TimelineItem(id: "undo", title: "Undo", group: "history"),
          TimelineItem(id: "redo", title: "Redo", group: "history"),
          TimelineItem(id: "share", title: "Share"),
          TimelineItem(id: "replace", title: "Replace Photo", isPermanent: true),
        ]
      ),
      entries: [open, folded, settled],
      summary: TimelineSummary(
        entries: 3,
        excess: ExcessChurn(visibility: Score(2), motion: Score(tenThousandths: 300)),
        settle: ReplayDuration(milliseconds: 55)
      )
    )
  }

  static var open: TimelineEntry {
    var entry = TimelineEntry(index: 0, at: .start, after: .zero, event: TimelineEvent("start"))
    entry.isSettled = true
    entry.traits.display = .inner
    entry.traits.orientation = .portrait
    entry.traits.window = Size(width: 669, height: 951)
    entry.traits.horizontalSizeClass = .regular
    entry.traits.verticalSizeClass = .regular
    entry.traits.strip = StripSide.none
    entry.traits.safeArea = EdgeInsets(top: 82, bottom: 34)
    entry.traits.screens = ["screen"]
    entry.bars = BarContents([
      BarContents.Row(
        bar: .navigationBar,
        ids: [.back, "undo", "redo", .title, .overflow, "share"]
      ),
      BarContents.Row(bar: .overflow, ids: ["replace"]),
    ])
    entry.frames = [
      .back: Frame(x: 20, y: 24, width: 44, height: 44),
      "undo": Frame(x: 76, y: 24, width: 44, height: 44),
      "redo": Frame(x: 120, y: 24, width: 44, height: 44),
      .title: Frame(x: 250, y: 24, width: 169, height: 44),
      .overflow: Frame(x: 427, y: 24, width: 44, height: 44),
      "share": Frame(x: 483, y: 24, width: 44, height: 44),
    ]
    return entry
  }

  static var folded: TimelineEntry {
    var entry = open
    entry.index = 1
    entry.at = ReplayInstant(milliseconds: 400)
    entry.after = ReplayDuration(milliseconds: 400)
    entry.event = TimelineEvent("fold: closed")
    entry.line = 30
    entry.isSettled = false
    entry.traits.display = .outer
    entry.traits.hinge = .closed
    entry.traits.window = Size(width: 466, height: 678)
    entry.traits.horizontalSizeClass = .compact
    entry.traits.strip = .right
    entry.bars = BarContents([
      BarContents.Row(bar: .titleRow, ids: [.title]),
      BarContents.Row(bar: .verticalBar, ids: [.back, "share", "undo", .overflow]),
      BarContents.Row(bar: .overflow, ids: ["redo", "replace"]),
    ])
    entry.frames = [.title: Frame(x: 20, y: 24, width: 120, height: 48)]
    return entry
  }

  static var settled: TimelineEntry {
    var entry = folded
    entry.index = 2
    entry.at = ReplayInstant(milliseconds: 700)
    entry.after = ReplayDuration(milliseconds: 300)
    entry.event = TimelineEvent("settled")
    entry.line = nil
    entry.isSettled = true
    return entry
  }

  static var finding: Finding {
    Finding(
      rule: .vanish,
      severity: .error,
      items: ["redo"],
      entries: [0, 1],
      at: ReplayInstant(milliseconds: 400),
      cause: "fold: closed",
      line: 30,
      value: Score(1),
      limit: Score(0),
      unit: "items",
      before: "navigationBar",
      after: "overflow",
      message: "Redo left the bar",
      hint: "raise the group's priority"
    )
  }

  static var outcome: ExpectationOutcome {
    let span = SourceSpan(at: SourcePosition(line: 31, column: 5))
    let scalar = { (text: String) in
      YAMLNode(.scalar(YAMLScalar(text: text, isPlain: true)), span: span)
    }
    let visible = YAMLPair(
      key: "visible",
      keySpan: span,
      value: YAMLNode(.sequence([scalar("redo")]), span: span)
    )
    return ExpectationOutcome(
      line: 31,
      entry: 2,
      isAlways: false,
      expected: YAMLNode(.mapping([visible]), span: span),
      found: "redo in overflow",
      passed: false,
      reason: "overflowed: run 484, room 260, needs 300"
    )
  }
}
