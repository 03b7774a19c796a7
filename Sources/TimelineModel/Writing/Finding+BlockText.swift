import ToolbarModel

extension Finding {
  /// One fact a line. The scenario's line is left out: a comment added there changes no recording.
  var blockText: String {
    var text = ""
    var lead = "  - "
    func add(_ key: FindingKey, _ value: String?) {
      guard let value else { return }
      text += "\(lead)\(key.rawValue): \(value)\n"
      lead = "    "
    }
    func unlessEmpty(_ value: String) -> String? { value.isEmpty ? nil : FlowText.scalar(value) }
    add(.rule, rule.rawValue)
    add(.severity, severity.rawValue)
    add(.items, FlowValue.list(items.map(FlowText.scalar)))
    add(.entries, FlowValue.list(entries.map(String.init)))
    add(.at, "\(at.milliseconds)")
    add(.cause, cause.map(FlowText.scalar))
    add(.value, value?.description)
    add(.limit, limit?.description)
    add(.unit, unlessEmpty(unit))
    add(.before, unlessEmpty(before))
    add(.after, unlessEmpty(after))
    add(.message, unlessEmpty(message))
    add(.hint, unlessEmpty(hint))
    return text
  }
}

extension TimelineSummary {
  var flowText: String {
    let churn = FlowValue.map([
      (ExcessKey.visibility.rawValue, excess.visibility.description),
      (ExcessKey.order.rawValue, excess.order.description),
      (ExcessKey.slots.rawValue, excess.slots.description),
      (ExcessKey.motion.rawValue, excess.motion.description),
    ])
    return FlowValue.map([
      (TimelineSummaryKey.entries.rawValue, "\(entries)"),
      (TimelineSummaryKey.excess.rawValue, churn),
      (TimelineSummaryKey.layoutShift.rawValue, layoutShift.description),
      (TimelineSummaryKey.settle.rawValue, "\(settle.milliseconds)"),
    ])
  }
}
