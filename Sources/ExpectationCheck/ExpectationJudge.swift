package import ScenarioModel
import SourceText
package import TimelineModel
import ToolbarModel

/// Judges the expectations of a scenario on the timeline of its replay.
package enum ExpectationJudge {
  /// What became of every `expect` that the replay came to, in order, and then of every `always`.
  ///
  /// An `always` is judged on every entry: one outcome, on the first entry that breaks it, else on the last.
  package static func outcomes(
    of scenario: Scenario,
    on timeline: Timeline,
    at checkpoints: [ExpectationCheckpoint]
  ) -> [ExpectationOutcome] {
    let groups = GroupMembers(of: scenario)
    let steps = checkpoints.compactMap { checkpoint -> ExpectationOutcome? in
      guard timeline.entries.indices.contains(checkpoint.entry) else { return nil }
      let entry = JudgedEntry(timeline.entries[checkpoint.entry], groups: groups)
      return outcome(of: checkpoint.expectation, on: entry, isAlways: false)
    }
    let always = scenario.always.compactMap { expectation -> ExpectationOutcome? in
      var last: ExpectationOutcome?
      for entry in timeline.entries {
        let judged = JudgedEntry(entry, groups: groups)
        last = outcome(of: expectation, on: judged, isAlways: true)
        if last?.passed == false { break }
      }
      return last
    }
    return steps + always
  }

  private static func outcome(
    of expectation: Expectation,
    on entry: JudgedEntry,
    isAlways: Bool
  ) -> ExpectationOutcome {
    let verdicts = expectation.clauses.map { entry.verdict(on: $0) }
    let broken = verdicts.filter { !$0.holds }
    return ExpectationOutcome(
      line: expectation.position.line,
      entry: entry.entry.index,
      isAlways: isAlways,
      expected: expectation.node,
      found: (broken.isEmpty ? verdicts : broken).map(\.found).joined(separator: "; "),
      passed: broken.isEmpty,
      reason: entry.reason(for: broken.flatMap(\.about))
    )
  }
}
