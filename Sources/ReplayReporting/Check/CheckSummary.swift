/// The counts of a suite, without times, so that equal suites print the same.
package struct CheckSummary: Hashable, Sendable {
  package private(set) var scenarios = 0
  package private(set) var passed = 0
  /// Among the failed: files that could not be used at all.
  package private(set) var broken = 0
  /// Recordings written because they were missing.
  package private(set) var recorded = 0
  /// Timelines that wait to be accepted.
  package private(set) var pending = 0

  package init() {}

  package var failed: Int { scenarios - passed }

  package mutating func add(_ scenario: CheckedScenario) {
    scenarios += 1
    if scenario.passes { passed += 1 }
    if scenario.isBroken { broken += 1 }
    if scenario.recording == .missing, !scenario.recordingFails { recorded += 1 }
    if scenario.recording == .pending { pending += 1 }
  }

  /// `12 scenarios: 10 passed, 2 failed (1 cannot be read), 1 recorded`.
  package var text: String {
    var parts = ["\(passed) passed"]
    if failed > 0 {
      parts.append("\(failed) failed" + (broken > 0 ? " (\(broken) cannot be read)" : ""))
    }
    if recorded > 0 { parts.append("\(recorded) recorded") }
    if pending > 0 { parts.append("\(pending) pending") }
    return "\(scenarios) scenario\(scenarios == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
  }
}
