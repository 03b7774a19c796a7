import ExpectationCheck
import ReplayReporting
import SourceText
import TimelineDiff
import TimelineModel
import ToolbarModel
import YAMLSyntax

/// Scenarios of a suite made by hand: one that passes, one with everything wrong, one that cannot be read.
enum CheckSamples {
  static let hostile = "<a> & \"b\" ::error::%\n|`@all` \u{1B}[31m\u{202E}"

  static var passing: CheckedScenario {
    CheckedScenario(path: "Scenarios/ok.yaml", name: "All is well", recording: .same)
  }

  static var changes: TimelineChanges {
    TimelineChanges(
      changes: [
        TimelineChange(
          kind: .leftBar,
          items: ["undo", "redo"],
          event: "start",
          pose: "inner portrait, fullyOpen",
          line: 1,
          oldEntry: 0,
          newEntry: 0,
          before: "navigationBar",
          after: "overflow"
        ),
        TimelineChange(
          kind: .leftBar,
          items: ["undo", "redo"],
          event: "fold: closed",
          pose: "outer portrait, closed",
          line: 9,
          oldEntry: 1,
          newEntry: 1,
          before: "navigationBar",
          after: "overflow"
        ),
        TimelineChange(
          kind: .moved,
          items: ["share"],
          event: "fold: closed",
          pose: "outer portrait, closed",
          line: 9,
          oldEntry: 1,
          newEntry: 1,
          before: "0, 24",
          after: "50, 24",
          offset: Size(width: 50, height: 0)
        ),
      ],
      newFindings: [finding],
      scores: [ScoreChange(name: "motion", before: Score(0), after: Score(tenThousandths: 300))]
    )
  }

  static var finding: Finding {
    Finding(
      rule: .flicker,
      severity: .error,
      items: ["share"],
      entries: [1, 2],
      at: ReplayInstant(milliseconds: 10),
      cause: "fold: closed",
      line: 9,
      message: "share flickers",
      hint: "raise its priority"
    )
  }

  static var failing: CheckedScenario {
    CheckedScenario(
      path: "Scenarios/a b.yaml",
      name: hostile,
      matrix: [MatrixChoice(path: "os", value: "27.1")],
      recording: .changed,
      recordingPath: "Recordings/a b.os-27.1.timeline.yaml",
      recordingFails: true,
      changes: changes,
      findings: [finding],
      expectations: [
        ExpectationOutcome(
          line: 7,
          entry: 0,
          isAlways: false,
          expected: YAMLNode(
            .scalar(YAMLScalar(text: hostile, isPlain: false)),
            span: SourceSpan(at: .start)
          ),
          found: "visible: []",
          passed: false,
          reason: "no room"
        )
      ]
    )
  }

  static var broken: CheckedScenario {
    let file = SourceFile(path: "Scenarios/bad.yaml", text: "scenrio: x\n")
    return CheckedScenario(
      path: "Scenarios/bad.yaml",
      diagnostics: [
        Diagnostic(
          in: file,
          at: SourceSpan(at: .start),
          "unknown key 'scenrio'",
          suggestion: "scenario"
        )
      ]
    )
  }
}
