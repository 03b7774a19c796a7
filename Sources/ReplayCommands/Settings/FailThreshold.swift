import ToolbarModel

/// From which severity on a finding makes the status 1: flag, then environment, then file, then error.
struct FailThreshold {
  /// Nil is never.
  let lowest: Severity?

  init(_ arguments: ParsedArguments, _ context: CommandContext) {
    let word = arguments.value(of: .failOn) ?? context.configuration.failOn.text
    lowest = Severity(rawValue: word)
  }

  func fails(_ severity: Severity) -> Bool { lowest.map { severity >= $0 } ?? false }
}
