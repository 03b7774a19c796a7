import ReplayEngine
import ReplayReporting
import ScenarioModel
import SourceText
import TimelineModel
import ToolbarModel

/// An exploration with what reports need to tell it: tokens, the smallest witness, its chart.
struct ExploredScenario {
  let report: ExplorationReport
  let expectations: [Expected]
  let witness: Witness?
  private let fingerprint: UInt32

  /// One expectation over all orders.
  struct Expected {
    var line: Int
    var isAlways: Bool
    /// A token of an order that breaks it; nil when every order holds.
    var broken: String?
  }

  /// The smallest order that shows the first problem.
  struct Witness {
    var reason: String
    var token: String
    var steps: [PerformedStep]
    var chart: LaneChart
  }

  init(
    _ report: ExplorationReport,
    of exploration: ReplayExploration,
    fingerprint: UInt32
  ) {
    self.report = report
    self.fingerprint = fingerprint
    expectations = Self.expectations(of: exploration.scenario, report, fingerprint)
    witness = Self.witness(of: report, exploration, fingerprint)
  }

  func token(_ schedule: [ScheduleChoice]) -> String {
    ScheduleToken.text(of: schedule, fingerprint: fingerprint)
  }

  func name(of event: StrandEvent) -> String {
    let names = report.eventNames[event.strand]
    return event.number < names.count ? names[event.number] : "event \(event.number + 1)"
  }

  /// 1 for an expectation that breaks, a new finding at the threshold, or an end that depends on the order.
  func status(_ threshold: FailThreshold) -> ExitStatus {
    if report.wasInterrupted, Interruption.isRequested { return .interrupted }
    let fails =
      !report.exploration.marks.isEmpty || report.exploration.outcomes.count > 1
      || report.findings.contains { threshold.fails($0.finding.severity) }
    let status: ExitStatus = fails ? .findings : .clean
    return report.exploration.isComplete ? status : status.combined(with: .incomplete)
  }

  private static func expectations(
    of scenario: Scenario,
    _ report: ExplorationReport,
    _ fingerprint: UInt32
  ) -> [Expected] {
    var found: [Expected] = []
    func add(_ line: Int, isAlways: Bool) {
      guard !found.contains(where: { $0.line == line && $0.isAlways == isAlways }) else { return }
      let failure = ExpectationFailure(line: line, isAlways: isAlways)
      let mark = report.exploration.marks.first { $0.mark == failure }
      found.append(
        Expected(
          line: line,
          isAlways: isAlways,
          broken: mark.map { ScheduleToken.text(of: $0.schedule, fingerprint: fingerprint) }
        )
      )
    }
    func collect(_ steps: [Step]) {
      for step in steps {
        switch step.action {
        case .expect(let expectation): add(expectation.position.line, isAlways: false)
        case .repeated(_, let inner): collect(inner)
        case .event, .together: break
        }
      }
    }
    for track in scenario.tracks { collect(track.steps) }
    for expectation in scenario.always { add(expectation.position.line, isAlways: true) }
    return found
  }

  /// A broken expectation first, then a new finding, then an end that depends on the order.
  private static func witness(
    of report: ExplorationReport,
    _ exploration: ReplayExploration,
    _ fingerprint: UInt32
  ) -> Witness? {
    func made(
      _ reason: String,
      _ schedule: [ScheduleChoice],
      _ steps: [PerformedStep]?
    ) -> Witness? {
      guard let steps else { return nil }
      return Witness(
        reason: reason,
        token: ScheduleToken.text(of: schedule, fingerprint: fingerprint),
        steps: steps,
        chart: LaneChart(steps)
      )
    }
    if let mark = report.exploration.marks.first {
      let kind = mark.mark.isAlways ? "always" : "expect"
      return made(
        "This order breaks the '\(kind)' at line \(mark.mark.line).",
        mark.schedule,
        exploration.minimized(mark.mark, in: mark.schedule)
      )
    }
    if let found = report.findings.max(by: { $0.finding.severity < $1.finding.severity }) {
      return made(
        "This order shows \(found.finding.rule.rawValue) of "
          + "\(found.finding.items.joined(separator: ", ")); the written order does not.",
        found.schedule,
        exploration.minimized(found.finding, in: found.schedule)
      )
    }
    guard report.exploration.outcomes.count > 1 else { return nil }
    for outcome in report.exploration.outcomes {
      let steps = exploration.minimizedDependence(in: outcome.schedule)
      let reason = "This order ends in another layout than the same events in written order."
      if let witness = made(reason, outcome.schedule, steps) { return witness }
    }
    return nil
  }
}
