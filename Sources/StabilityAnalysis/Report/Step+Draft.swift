import ToolbarModel

extension Step {
  /// A draft about items of one bar at this moment.
  ///
  /// - Parameters:
  ///   - entries: earlier entries it also rests on.
  ///   - cause: the event at fault; the one that is named now unless given.
  func draft(
    _ rule: StabilityRule,
    _ severity: Severity,
    _ concerned: [Int],
    in bar: Bar?,
    _ text: String,
    value: Score? = nil,
    limit: Score? = nil,
    unit: String = "",
    before: String = "",
    after: String = "",
    entries: [Int] = [],
    cause: EventFact?? = .none,
    unlessPermanent: [Int] = []
  ) -> FindingDraft {
    FindingDraft(
      rule: rule,
      severity: severity,
      items: concerned.map(items.name),
      place: bar,
      entries: entries.filter { $0 != moment.index } + [moment.index],
      at: moment.at,
      cause: cause ?? moment.namedCause,
      value: value,
      limit: limit,
      unit: unit,
      before: before,
      after: after,
      text: text,
      unlessPermanent: unlessPermanent
    )
  }
}
