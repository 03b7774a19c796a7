import ToolbarModel
import YAMLSyntax

/// Findings and summary, which the analysis computes.
extension TimelineDecoder {
  mutating func findings(_ tape: borrowing YAMLTape, _ index: Int) -> [Finding] {
    guard tape.tokens[index].kind == .sequence else {
      reportWrong(TimelineKey.findings, tape, index)
      return []
    }
    var findings: [Finding] = []
    var position = index + 1
    while position < tape.end(of: index) {
      if let finding = finding(tape, position) { findings.append(finding) }
      position = tape.end(of: position)
    }
    return findings
  }

  private mutating func finding(_ tape: borrowing YAMLTape, _ index: Int) -> Finding? {
    guard tape.tokens[index].kind == .mapping else {
      reportWrong(TimelineKey.findings, tape, index)
      return nil
    }
    var finding = Finding(rule: .flicker, severity: .error, items: [], entries: [], at: .start)
    var found: Set<FindingKey> = []
    forEachPair(tape, index) { decoder, tape, key, value in
      guard let name = decoder.tables.finding.word(tape, key) else {
        decoder.reportUnknown(.finding, tape, key)
        return
      }
      found.insert(name)
      decoder.decode(name, tape, value, into: &finding)
    }
    reportMissing(found, in: .finding, at: tape.tokens[index].place)
    return finding
  }

  private mutating func decode(
    _ key: FindingKey,
    _ tape: borrowing YAMLTape,
    _ value: Int,
    into finding: inout Finding
  ) {
    switch key {
    case .rule: finding.rule = word(key, StabilityRule.self, tape, value) ?? finding.rule
    case .severity: finding.severity = word(key, Severity.self, tape, value) ?? finding.severity
    case .items: finding.items = strings(key, tape, value) ?? []
    case .entries: finding.entries = indices(tape, value)
    case .at:
      finding.at = ReplayInstant(milliseconds: integer(key, tape, value) ?? 0)
    case .cause: finding.cause = text(key, tape, value)
    case .line: finding.line = integer(key, tape, value)
    case .value: finding.value = score(key, tape, value)
    case .limit: finding.limit = score(key, tape, value)
    case .unit: finding.unit = text(key, tape, value) ?? ""
    case .before: finding.before = text(key, tape, value) ?? ""
    case .after: finding.after = text(key, tape, value) ?? ""
    case .message: finding.message = text(key, tape, value) ?? ""
    case .hint: finding.hint = text(key, tape, value) ?? ""
    }
  }

  private mutating func indices(_ tape: borrowing YAMLTape, _ index: Int) -> [Int] {
    guard tape.tokens[index].kind == .sequence else {
      reportWrong(FindingKey.entries, tape, index)
      return []
    }
    var indices: [Int] = []
    var position = index + 1
    while position < tape.end(of: index) {
      if case .scaled(let value) = tape.decimal(at: position, 0), value >= 0 {
        indices.append(value)
      } else {
        reportWrong(FindingKey.entries, tape, position)
      }
      position = tape.end(of: position)
    }
    return indices
  }

  mutating func summary(_ tape: borrowing YAMLTape, _ index: Int) -> TimelineSummary? {
    guard tape.tokens[index].kind == .mapping else {
      reportWrong(TimelineKey.summary, tape, index)
      return nil
    }
    var summary = TimelineSummary(entries: 0)
    var found: Set<TimelineSummaryKey> = []
    forEachPair(tape, index) { decoder, tape, key, value in
      guard let name = decoder.tables.summary.word(tape, key) else {
        decoder.reportUnknown(.summary, tape, key)
        return
      }
      found.insert(name)
      switch name {
      case .entries: summary.entries = decoder.integer(name, tape, value) ?? 0
      case .excess: summary.excess = decoder.excess(tape, value)
      case .layoutShift: summary.layoutShift = decoder.score(name, tape, value) ?? .zero
      case .settle:
        summary.settle = ReplayDuration(milliseconds: decoder.integer(name, tape, value) ?? 0)
      }
    }
    reportMissing(found, in: .summary, at: tape.tokens[index].place)
    return summary
  }

  private mutating func excess(_ tape: borrowing YAMLTape, _ index: Int) -> ExcessChurn {
    var excess = ExcessChurn()
    guard tape.tokens[index].kind == .mapping else {
      reportWrong(TimelineSummaryKey.excess, tape, index)
      return excess
    }
    forEachPair(tape, index) { decoder, tape, key, value in
      guard let name = decoder.tables.excess.word(tape, key) else {
        decoder.reportUnknown(.excess, tape, key)
        return
      }
      let score = decoder.score(name, tape, value) ?? .zero
      switch name {
      case .visibility: excess.visibility = score
      case .order: excess.order = score
      case .slots: excess.slots = score
      case .motion: excess.motion = score
      }
    }
    return excess
  }
}
