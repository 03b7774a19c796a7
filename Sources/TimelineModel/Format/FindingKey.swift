import ToolbarModel

/// The keys of a finding, in canonical order.
enum FindingKey: String, TimelineKeys {
  case rule
  case severity
  case items
  case entries
  case at
  case cause
  case line
  case value
  case limit
  case unit
  case before
  case after
  case message
  case hint

  var isRequired: Bool {
    switch self {
    case .rule, .severity, .items, .entries, .at: true
    case .cause, .line, .value, .limit, .unit, .before, .after, .message, .hint: false
    }
  }

  var declaration: (shape: TimelineShape, about: String) {
    switch self {
    case .rule: (.word(StabilityRule.self), "The rule that was broken.")
    case .severity: (.word(Severity.self), "How bad it is.")
    case .items: (.list(.text), "The items, or a bar, it is about.")
    case .entries: (.list(.integer(0...Int(Int32.max))), "Indices of the entries it rests on.")
    case .at: (.integer(0...1_000_000_000_000), "Milliseconds since the start.")
    case .cause: (.text, "The causing event.")
    case .line: (.integer(1...Int(Int32.max)), "The scenario line of the causing event.")
    case .value: (.number(decimals: 4), "What was measured.")
    case .limit: (.number(decimals: 4), "The limit it broke.")
    case .unit: (.text, "The unit of value and limit.")
    case .before: (.text, "How it was.")
    case .after: (.text, "How it is.")
    case .message: (.text, "What happened, in one sentence.")
    case .hint: (.text, "What usually fixes it.")
    }
  }
}
