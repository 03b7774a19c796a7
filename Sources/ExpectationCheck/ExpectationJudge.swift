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
    return steps + always(of: scenario, on: timeline, groups)
  }

  private static func always(
    of scenario: Scenario,
    on timeline: Timeline,
    _ groups: GroupMembers
  ) -> [ExpectationOutcome] {
    guard let last = timeline.entries.last, !scenario.always.isEmpty else { return [] }
    var broken: [ExpectationOutcome?] = scenario.always.map { _ in nil }
    for entry in timeline.entries {
      let judged = JudgedEntry(entry, groups: groups)
      for (index, expectation) in scenario.always.enumerated() where broken[index] == nil {
        guard !expectation.clauses.allSatisfy({ judged.verdict(on: $0).holds }) else { continue }
        broken[index] = outcome(of: expectation, on: judged, isAlways: true)
      }
    }
    let final = JudgedEntry(last, groups: groups)
    return zip(scenario.always, broken).map { expectation, broken in
      broken ?? outcome(of: expectation, on: final, isAlways: true)
    }
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
