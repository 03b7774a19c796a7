import ReplayEngine
import ReplayReporting
import TimelineModel
import ToolbarModel

/// An exploration for people: the verdict first, then what depends on the order, then the numbers.
struct ExploreText {
  let style: TextStyle

  func text(of explored: ExploredScenario) -> String {
    let report = explored.report
    let exploration = report.exploration
    var lines = [style.bold(TextSafety.escaped(report.scenario)), "  \(verdict(explored))", ""]
    let orders = exploration.interleavings ?? report.multinomial
    lines.append(
      "  \(report.events) events, \(grouped(orders)) interleavings"
        + (exploration.schedules.map { ", \(grouped($0)) schedules" } ?? "")
        + ", \(situations(exploration)) situations"
    )
    if report.wasInterrupted {
      lines.append(style.yellow("  interrupted: what follows is a part, and no order is cleared"))
    } else if !exploration.isComplete {
      lines.append(
        style.yellow(
          "  incomplete: a sample of \(exploration.samples) orders, not an answer for all"
        )
      )
    }
    lines += outcomes(explored)
    lines += extremes(explored)
    lines += findings(explored)
    lines += expectations(explored)
    lines += witness(explored)
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many there are, or may be known to be at least when not all were kept.
  private func situations(_ exploration: Exploration<FinalLayout, ExpectationFailure>) -> String {
    let nodes = BigCount(exploration.nodes)
    return exploration.fewestNodes > nodes
      ? "at least \(grouped(exploration.fewestNodes))" : grouped(nodes)
  }

  private func verdict(_ explored: ExploredScenario) -> String {
    let exploration = explored.report.exploration
    var faults: [String] = []
    if exploration.outcomes.count > 1 {
      faults.append("\(exploration.outcomes.count) different final layouts")
    }
    if !explored.report.findings.isEmpty {
      faults.append(
        "\(explored.report.findings.count) findings that the written order does not have"
      )
    }
    if !exploration.marks.isEmpty {
      faults.append("\(exploration.marks.count) expectations that some order breaks")
    }
    if faults.isEmpty {
      if explored.report.wasInterrupted { return style.yellow("interrupted") }
      guard exploration.isComplete else { return style.yellow("nothing found in the sample") }
      return explored.report.judgedAllSchedules
        ? style.green("every order ends the same, and shows nothing new")
        : style.green("every order ends the same; no finding is new in those that were judged")
    }
    return style.red(faults.joined(separator: "; "))
  }

  private func outcomes(_ explored: ExploredScenario) -> [String] {
    let exploration = explored.report.exploration
    guard exploration.outcomes.count > 1 else { return [] }
    var lines = ["", style.bold("  Final layouts")]
    for outcome in exploration.outcomes.prefix(8) {
      let bars = outcome.outcome.bars.map { bar in
        "\(bar.bar.rawValue) [\(bar.items.map { TextSafety.escaped($0.name) }.joined(separator: " "))]"
      }
      let count = "\(grouped(outcome.interleavings)) ×"
      lines += TextLines.filled(bars, separator: "  ", columns: max(20, style.columns - 18))
        .enumerated().map { index, line in
          "  " + DisplayWidth.padded(index == 0 ? count : "", to: 14) + "  " + line
        }
      lines.append(
        "  " + DisplayWidth.padded("", to: 16) + style.dim(hint(explored, outcome.schedule))
      )
    }
    if exploration.outcomes.count > 8 {
      lines.append("    … \(exploration.outcomes.count - 8) more (--format json)")
    }
    for pair in exploration.decidingPairs.prefix(8) {
      let names = [pair.first, pair.second].map { TextSafety.escaped(explored.name(of: $0)) }
      lines.append("  decided by  \(names[0])  against  \(names[1])")
    }
    return lines
  }

  private func extremes(_ explored: ExploredScenario) -> [String] {
    let exploration = explored.report.exploration
    var lines = ["", style.bold("  Excess churn") + "   best      worst"]
    for (index, metric) in explored.report.metrics.enumerated()
    where index < exploration.worst.count {
      let best = explored.report.best[index].description
      let worst = explored.report.worst[index].description
      let isSame = best == worst
      lines.append(
        "  " + DisplayWidth.padded(metric, to: 14) + " " + DisplayWidth.padded(best, to: 9) + " "
          + DisplayWidth.padded(worst, to: 9)
          + (isSame ? "" : style.dim(hint(explored, exploration.worst[index].schedule)))
      )
    }
    return lines
  }

  private func findings(_ explored: ExploredScenario) -> [String] {
    let found = explored.report.findings
    guard !found.isEmpty else { return judged(explored) }
    var lines = ["", style.bold("  Only in another order")]
    for entry in found.prefix(20) {
      let finding = entry.finding
      let items = finding.items.map(TextSafety.escaped).joined(separator: ", ")
      lines.append("  \(finding.severity.rawValue)  \(finding.rule.rawValue)  \(items)")
      lines += TextLines.wrapped(TextSafety.escaped(finding.message), columns: style.columns - 6)
        .map { "      \($0)" }
      lines.append("      " + style.dim(hint(explored, entry.schedule)))
    }
    if found.count > 20 { lines.append("    … \(found.count - 20) more (--format json)") }
    return lines + judged(explored)
  }

  /// On how many schedules the findings rest, where that is not all.
  private func judged(_ explored: ExploredScenario) -> [String] {
    let report = explored.report
    guard !report.judgedAllSchedules else { return [] }
    return [
      style.dim("  findings rest on \(report.judgedSchedules) schedules, not on every one")
    ]
  }

  private func expectations(_ explored: ExploredScenario) -> [String] {
    explored.expectations.compactMap { expected in
      expected.broken.map { token in
        "  ✗ \(expected.isAlways ? "always" : "expect") at line \(expected.line) does not hold in "
          + "every order: --schedule \(token)"
      }
    }
  }

  private func witness(_ explored: ExploredScenario) -> [String] {
    guard let witness = explored.witness else { return [] }
    return ["", style.bold("  The smallest order that shows it"), "  \(witness.reason)", ""]
      + witness.chart.lines(style: style)
  }

  private func hint(_ explored: ExploredScenario, _ schedule: [ScheduleChoice]) -> String {
    "--schedule \(explored.token(schedule))"
  }

  /// Digits in groups of three.
  private func grouped(_ count: BigCount) -> String {
    let digits = Array(count.description)
    return digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
    }
    .joined()
  }
}
