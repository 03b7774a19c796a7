/// The kind of value a key takes; messages, decoder and JSON Schema are made from it.
package indirect enum FormatKind: Hashable, Sendable {
  case text(FormatText)
  /// One word of a closed vocabulary.
  case word(FormatVocabulary)
  case boolean
  case integer(ClosedRange<Int>)
  case number(FormatRange)
  /// `250ms` or `1.2s`, at most one hour.
  case duration
  /// `2027-06-01`.
  case date
  /// Application state: true, false, a number or text.
  case flag
  /// Any single word or number (values of a matrix).
  case scalar
  /// Nothing (`~`): a figure left unchecked, or an event without an argument beside modifiers.
  case nothing
  /// The name of something the scenario declares, or is about to declare.
  case reference(FormatReference)
  case list(FormatList)
  /// A mapping with a closed set of keys.
  case mapping(FormatMapping.Name)
  /// One of several mappings, told apart by the key that names the kind.
  case variant(FormatVariants)
  /// A mapping with keys of the author's own: ids, bars, languages.
  case entries(FormatEntries)
  /// Any of these; they differ in shape, or are words of one vocabulary.
  case anyOf([FormatKind])
}

extension FormatKind {
  /// The alternatives of this kind, itself when there is only one.
  package var alternatives: [FormatKind] {
    switch self {
    case .anyOf(let kinds):
      // Nearly always there is nothing to flatten.
      kinds.contains(where: \.hasAlternatives) ? kinds.flatMap(\.alternatives) : kinds
    case .text, .word, .boolean, .integer, .number, .duration, .date, .flag, .scalar, .nothing,
      .reference, .list, .mapping, .variant, .entries:
      [self]
    }
  }

  private var hasAlternatives: Bool { if case .anyOf = self { true } else { false } }

  /// Whether names are declared in such a value, directly or below it.
  var declaresNames: Bool {
    switch self {
    case .reference(let reference): reference == .newItem || reference == .newTab
    case .list(let list): list.element.declaresNames
    case .entries(let entries): entries.value.declaresNames
    case .mapping(let name): name == .screen || name == .groupItem || name == .menuItem
    case .variant: true
    case .anyOf(let kinds): kinds.contains(where: \.declaresNames)
    case .text, .word, .boolean, .integer, .number, .duration, .date, .flag, .scalar, .nothing:
      false
    }
  }

  /// Whether a single word or number may be written for it, so that a matrix may vary it.
  package var takesScalar: Bool {
    alternatives.contains { kind in
      switch kind {
      case .text, .word, .boolean, .integer, .number, .duration, .date, .flag, .scalar,
        .reference:
        true
      case .nothing, .list, .mapping, .variant, .entries, .anyOf: false
      }
    }
  }
}
