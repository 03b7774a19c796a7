package import TimelineModel
package import ToolbarModel

/// Judges a timeline entry by entry: one fold, 25 rules, the scores beside them.
///
/// Keeps one compact record per distinct settled state, each rule's window and the findings; never the entries.
///
/// ```swift
/// let report = StabilityAnalyzer.report(on: timeline)
/// for finding in report.findings { print(finding.message) }
/// ```
package struct StabilityAnalyzer: Sendable {
  private let settings: StabilitySettings
  private let allows: AllowList
  private var fold: MomentFold
  private var rules: [any RuleChecker]
  private var records = RecordBook()
  private var findings = FindingCollector()
  /// Nil where only findings are asked for.
  private var scores: TimelineScores?
  private var lastSettled: Moment?
  private var lastStep: Step?
  /// The entry that waits for the time of the next one, until the timeline has said that it marks rests.
  private var waiting: TimelineEntry?
  private var marksRest = false

  /// - Parameters:
  ///   - today: the day `allow` entries are held against, as `2027-06-01`; nil lets none expire.
  ///   - keepsScores: off where only findings are asked for; the report's scores are then those of nothing.
  package init(
    header: TimelineHeader,
    settings: StabilitySettings = .standard,
    today: String? = nil,
    keepsScores: Bool = true
  ) {
    scores = keepsScores ? TimelineScores() : nil
    self.settings = settings
    allows = AllowList(entries: settings.allow, today: today)
    fold = MomentFold(header)
    let off = Set(settings.rules.filter(\.isOff).map(\.rule))
    rules = Self.checkers.filter { !off.contains($0.manual.rule) }.map { checker in
      checker.init(
        RuleOptions(checker.manual.rule, overrides: settings.rules, header: header)
      )
    }
  }

  /// Takes the next entry.
  ///
  /// Until an entry says that it is settled, one that is followed by nothing for 100 ms counts as settled.
  package mutating func consume(_ entry: TimelineEntry) {
    scores?.count()
    if entry.isSettled { marksRest = true }
    if var before = waiting {
      waiting = nil
      before.isSettled = !marksRest && entry.at - before.at >= Moment.gestureGap
      judge(before)
    }
    if marksRest { judge(entry) } else { waiting = entry }
  }

  private mutating func judge(_ entry: TimelineEntry) {
    guard let moment = fold.moment(of: entry) else { return }
    let start = records.start
    let step = Step(
      moment: moment,
      previous: lastStep?.moment,
      items: fold.items,
      rest: moment.isSettled ? records.visit(moment) : nil,
      start: start,
      lastSettled: lastSettled
    )
    for index in rules.indices { rules[index].observe(step, &findings) }
    scores?.take(step)
    if moment.isSettled { lastSettled = moment }
    lastStep = step
  }

  /// The verdict; nothing may be consumed after it.
  package mutating func finish() -> StabilityReport {
    if let waiting { judge(waiting) }
    waiting = nil
    if let lastStep {
      for index in rules.indices { rules[index].finish(lastStep, &findings) }
    }
    let severities = settings.rules.compactMap { override in
      override.severity.map { (override.rule, $0) }
    }
    let found = findings.findings(stoodInBar: fold.stoodInBar).map { finding in
      guard let severity = severities.last(where: { $0.0 == finding.rule })?.1 else {
        return finding
      }
      var finding = finding
      finding.severity = severity
      return finding
    }
    let judged = allows.apply(to: found)
    var scores = scores ?? TimelineScores()
    return StabilityReport(
      findings: judged.rest,
      allowed: judged.allowed,
      unusedAllows: judged.unused,
      notChecked: rules.compactMap { rule in
        rule.notChecked(lastStep).map { reason in
          StabilityReport.NotChecked(rule: type(of: rule).manual.rule, reason: reason)
        }
      },
      summary: scores.summary(),
      flaps: scores.flaps(fold.items)
    )
  }

  /// Judges a whole timeline.
  package static func report(
    on timeline: Timeline,
    settings: StabilitySettings = .standard,
    today: String? = nil
  ) -> StabilityReport {
    var analyzer = StabilityAnalyzer(header: timeline.header, settings: settings, today: today)
    for index in timeline.entries.indices { analyzer.consume(timeline.entries[index]) }
    return analyzer.finish()
  }
}
