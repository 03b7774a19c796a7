import SourceText
import ToolbarModel
import YAMLSyntax

extension FormatChecker {
  /// Checks a single word or number against the kinds that may be written so.
  mutating func checkScalar(
    _ scalar: YAMLScalar,
    at span: SourceSpan,
    kinds: [FormatKind],
    whole: FormatKind,
    _ subject: FormatSubject
  ) {
    let reading = ScalarReading(scalar)
    for kind in kinds where accepts(reading, scalar, kind) {
      checkContent(scalar, at: span, kind, subject)
      return
    }
    if case .text = reading, kinds.count == 1 || scalar.text.isEmpty == false {
      for case .word(let vocabulary) in kinds {
        reportUnknownWord(scalar.text, at: span, vocabulary, kinds, whole)
        return
      }
    }
    if kinds.contains(.duration) {
      reportDuration(scalar.text, at: span, subject)
      return
    }
    error(span, complaint(about: scalar, reading, whole, subject))
    if whole.alternatives.contains(where: \.declaresNames) { isUnsureOfNames = true }
  }

  /// Whether the value has the type of this kind and, for words and numbers, is one of them.
  private func accepts(_ reading: ScalarReading, _ scalar: YAMLScalar, _ kind: FormatKind) -> Bool {
    switch (kind, reading) {
    case (.text, .text), (.reference, .text), (.date, .text): true
    case (.word(let vocabulary), .text): vocabulary.words.contains(scalar.text)
    case (.boolean, .boolean): true
    case (.integer(let range), .number(let value, let isInteger)):
      isInteger && value.isFinite && value >= Double(range.lowerBound)
        && value <= Double(range.upperBound)
    case (.number(let range), .number(let value, _)):
      value >= range.limits.lowerBound.points && value <= range.limits.upperBound.points
    case (.duration, .text):
      if case .duration = DurationReading(scalar.text) { true } else { false }
    case (.flag, .text), (.flag, .boolean), (.scalar, .text), (.scalar, .boolean): true
    case (.flag, .number(let value, _)): abs(value) <= 1_000_000_000
    case (.scalar, .number(let value, _)): value.isFinite
    case (.nothing, .nothing): true
    case (.text, _), (.reference, _), (.date, _), (.word, _), (.boolean, _), (.integer, _),
      (.number, _), (.duration, _), (.flag, _), (.scalar, _), (.nothing, _), (.list, _),
      (.mapping, _), (.variant, _), (.entries, _), (.anyOf, _):
      false
    }
  }

  /// What a value of the right type must also be.
  private mutating func checkContent(
    _ scalar: YAMLScalar,
    at span: SourceSpan,
    _ kind: FormatKind,
    _ subject: FormatSubject
  ) {
    switch kind {
    case .text(let text): checkText(scalar.text, at: span, text, subject)
    case .reference(let reference): checkReference(scalar.text, at: span, reference, subject)
    case .date: checkDate(scalar.text, at: span, subject)
    case .word, .boolean, .integer, .number, .duration, .flag, .scalar, .nothing, .list, .mapping,
      .variant, .entries, .anyOf:
      break
    }
  }

  private mutating func checkText(
    _ text: String,
    at span: SourceSpan,
    _ kind: FormatText,
    _ subject: FormatSubject
  ) {
    switch kind {
    case .any: return
    case .some, .line, .name: if text.isEmpty { error(span, "\(subject) is empty") }
    }
    switch kind {
    case .any, .some: return
    case .line:
      if text.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" }) {
        error(span, "\(subject) takes one line of text")
      }
    case .name: checkNoControls(text, at: span, subject)
    }
  }

  mutating func checkNoControls(_ text: String, at span: SourceSpan, _ subject: FormatSubject) {
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    {
      error(span, "\(subject) takes a name without control characters")
    }
  }

  private mutating func checkDate(_ text: String, at span: SourceSpan, _ subject: FormatSubject) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(part) : nil
    }
    let lengths = [
      31, isLeap(numbers.first ?? 0) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]
    guard parts.map(\.count) == [4, 2, 2], numbers.count == 3, (1...12).contains(numbers[1]),
      (1...lengths[numbers[1] - 1]).contains(numbers[2])
    else {
      error(span, "\(subject) takes \(FormatKind.date.wanted), not \"\(text)\"")
      return
    }
  }

  private func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }

  private mutating func reportUnknownWord(
    _ text: String,
    at span: SourceSpan,
    _ vocabulary: FormatVocabulary,
    _ kinds: [FormatKind],
    _ whole: FormatKind
  ) {
    if vocabulary.words == FormatTable.bareEvents {
      reportUnknownStep(text, at: span)
      return
    }
    let suggestion = NearestWord.to(text, among: vocabulary.words)
    var message = "\"\(text)\" is not \(vocabulary.noun)"
    if suggestion == nil {
      let others = kinds.filter { kind in
        if case .word = kind { false } else { kind != .nothing }
      }
      let right = vocabulary.words.map { "\"\($0)\"" } + others.map(\.wanted)
      message += "; write \(FormatKind.list(right))"
    }
    error(span, message, suggestion: suggestion)
  }

  /// A step that is one word: an event that needs an argument, or no event at all.
  private mutating func reportUnknownStep(_ text: String, at span: SourceSpan) {
    let events = FormatTable.eventKeys
    if let event = events.first(where: { $0.name == text }) {
      error(span, "\"\(text)\" needs an argument, \(event.kind.wanted)")
      return
    }
    let suggestion = NearestWord.to(text, among: events.map(\.name))
    let right =
      suggestion == nil
      ? "; alone may stand \(FormatKind.quotedList(FormatTable.bareEvents))" : ""
    error(span, "unknown event \"\(text)\"\(right)", suggestion: suggestion)
  }

  private mutating func reportDuration(
    _ text: String,
    at span: SourceSpan,
    _ subject: FormatSubject
  ) {
    switch DurationReading(text) {
    case .negative: error(span, "\(subject) cannot be negative, but is \"\(text)\"")
    case .tooLong: error(span, "\(subject) is at most one hour (3600s), but is \"\(text)\"")
    case .tooFine: error(span, "\(subject) takes whole milliseconds, not \"\(text)\"")
    case .duration, .notADuration:
      error(span, "\(subject) takes \(FormatKind.duration.wanted), not \"\(text)\"")
    }
  }

  private func complaint(
    about scalar: YAMLScalar,
    _ reading: ScalarReading,
    _ kind: FormatKind,
    _ subject: FormatSubject
  ) -> String {
    switch reading {
    case .nothing: return "\(subject) takes \(kind.wanted), but there is nothing"
    case .boolean, .number:
      let wantsText = kind.alternatives.contains { kind in
        switch kind {
        case .text, .reference: true
        case .word(let vocabulary): vocabulary.words.contains(scalar.text)
        case .boolean, .integer, .number, .duration, .date, .flag, .scalar, .nothing, .list,
          .mapping, .variant, .entries, .anyOf:
          false
        }
      }
      if wantsText { return "\(subject) takes text: write \"\(scalar.text)\" in quotes" }
      return "\(subject) takes \(kind.wanted), not \"\(scalar.text)\""
    case .text: return "\(subject) takes \(kind.wanted), not \"\(scalar.text)\""
    }
  }
}
