import SourceText
import ToolbarModel
import YAMLSyntax

/// Walks a document along the format table and reports everything that does not fit.
///
/// It finds all mistakes of a file, not only the first, and changes nothing; what it accepts, the
/// decoder can read without a question.
struct FormatChecker {
  /// The file that positions are in; another one while a screen taken with `from` is walked.
  var file: SourceFile
  var names = DeclaredNames()
  /// False where no scenario says which ids there are: settings that stand in a file of their own.
  var checksNames = true
  /// The profile in use; nil when its name is unknown, so that its rules are not checked.
  var device: DeviceProfile?
  private var found: [Diagnostic] = []
  /// Names that nothing declares; left out when a declaration may be hidden by another mistake.
  private var unknownNames: [Diagnostic] = []
  /// Whether a misspelt key, or a value of the wrong type, may have hidden a declaration.
  var isUnsureOfNames = false
  /// Inside the events of a `together`.
  var isTogether = false
  /// Inside a list of `tracks`.
  var isTrack = false
  /// How many relative priorities, or conditions, are nested here.
  var depth = 0

  init(file: SourceFile) { self.file = file }

  mutating func error(_ span: SourceSpan, _ message: String, suggestion: String? = nil) {
    found.append(
      Diagnostic(.error, in: file, at: span, message, suggestion: suggestion)
    )
  }

  /// All that was found; what only follows from another mistake is not told.
  var diagnostics: [Diagnostic] { isUnsureOfNames ? found : found + unknownNames }

  var unknownNameCount: Int { unknownNames.count }

  /// Reports a name that nothing declares.
  mutating func unknownName(_ span: SourceSpan, _ message: String, suggestion: String?) {
    unknownNames.append(
      Diagnostic(.error, in: file, at: span, message, suggestion: suggestion)
    )
  }

  /// Keys under which items, tabs and screens are declared.
  private static let declaringKeys = [
    "screen", "screens", "from", "toolbar", "tabs", "tab", "items", "item", "group", "controlGroup",
    "overflowMenu",
  ]

  private mutating func mistype(_ span: SourceSpan, _ subject: FormatSubject, _ message: String) {
    if case .key(let key) = subject, Self.declaringKeys.contains(key) { isUnsureOfNames = true }
    error(span, "\(subject) \(message)")
  }

  /// Checks one value; `subject` is what messages call it, in quotes where it is a key.
  mutating func check(_ node: YAMLNode, as kind: FormatKind, _ subject: FormatSubject) {
    let kinds = kind.alternatives
    switch node.content {
    case .scalar(let scalar):
      checkScalar(scalar, at: node.span, kinds: kinds, whole: kind, subject)
    case .sequence(let elements):
      for case .list(let list) in kinds {
        checkList(elements, at: node.span, list, kind, subject)
        return
      }
      mistype(node.span, subject, "takes \(kind.wanted), not a list")
    case .mapping(let pairs):
      for case .mapping(let name) in kinds {
        checkMapping(pairs, at: node.span, FormatTable.mapping(name))
        return
      }
      for case .variant(let variants) in kinds {
        checkVariant(pairs, at: node.span, variants)
        return
      }
      for case .entries(let entries) in kinds {
        checkEntries(pairs, at: node.span, entries, subject)
        return
      }
      mistype(node.span, subject, "takes \(kind.wanted), not a mapping")
    }
  }

  private mutating func checkList(
    _ elements: [YAMLNode],
    at span: SourceSpan,
    _ list: FormatList,
    _ kind: FormatKind,
    _ subject: FormatSubject
  ) {
    if !list.count.contains(elements.count) {
      let count = elements.isEmpty ? "none" : "\(elements.count)"
      error(
        span,
        list.count.upperBound == Int.max
          ? "\(subject) needs at least one element, as in \(list.example)"
          : "\(subject) takes \(kind.wanted), not \(count)"
      )
    }
    for element in elements {
      check(element, as: list.element, list.noun.map { .noun($0) } ?? subject)
      // An event without an argument is a bare word, which no mapping's rules see.
      if list.noun == FormatTable.stepNoun, let word = element.text {
        checkCapability(of: word, at: element.span)
      }
    }
  }

  private mutating func checkEntries(
    _ pairs: [YAMLPair],
    at span: SourceSpan,
    _ entries: FormatEntries,
    _ subject: FormatSubject
  ) {
    if pairs.isEmpty && !entries.isEmptyAllowed {
      error(span, "\(subject) is empty; it takes a mapping such as \(entries.example)")
    }
    for pair in pairs {
      let key = YAMLScalar(text: pair.key, isPlain: false)
      checkScalar(
        key,
        at: pair.keySpan,
        kinds: entries.key.alternatives,
        whole: entries.key,
        .keyOf(subject)
      )
      check(pair.value, as: entries.value, .key(pair.key))
    }
  }

  private mutating func checkVariant(
    _ pairs: [YAMLPair],
    at span: SourceSpan,
    _ variants: FormatVariants
  ) {
    let mappings = variants.mappings.map { FormatTable.mapping($0) }
    let kinds = mappings.map { $0.keys[0].name }
    let named = pairs.filter { kinds.contains($0.key) }
    guard let kind = named.first,
      let mapping = mappings.first(where: { $0.keys[0].name == kind.key })
    else {
      let list = FormatKind.quotedList(kinds)
      isUnsureOfNames = true
      guard let first = pairs.first else {
        error(span, "\(variants.noun) is empty; it begins with \(list)")
        return
      }
      error(
        first.keySpan,
        "unknown kind \"\(first.key)\" of \(variants.noun); it begins with \(list)",
        suggestion: NearestWord.to(first.key, among: kinds)
      )
      return
    }
    if named.count > 1 {
      error(
        named[1].keySpan,
        "\"\(kind.key)\" and \"\(named[1].key)\" cannot stand together: "
          + "\(variants.noun) is of one kind"
      )
    }
    checkMapping(pairs.filter { $0.key == kind.key || !kinds.contains($0.key) }, at: span, mapping)
  }

  mutating func checkMapping(
    _ pairs: [YAMLPair],
    at span: SourceSpan,
    _ mapping: FormatMapping
  ) {
    if pairs.isEmpty && !mapping.isEmptyAllowed {
      error(span, "\(mapping.noun) is empty; write it as \(mapping.example)")
      return
    }
    let outer = (isTogether, isTrack, depth)
    defer { (isTogether, isTrack, depth) = outer }
    if enter(mapping, pairs) == .stop { return }
    var hasUnknown = false
    var present = FormatKeySet()
    for pair in pairs {
      guard let place = mapping.place(of: pair.key) else {
        hasUnknown = true
        reportUnknown(pair, in: mapping)
        continue
      }
      present.formUnion(mapping.counted[place])
      if walk(pair, in: mapping) == .stop { continue }
      check(pair.value, as: mapping.keys[place].kind, .key(pair.key))
    }
    // A misspelt key is one mistake, not also a missing one.
    if !hasUnknown { checkPresence(pairs, present, at: span, mapping) }
    checkRules(pairs, at: span, mapping)
  }

  private mutating func reportUnknown(_ pair: YAMLPair, in mapping: FormatMapping) {
    let words = mapping.keys.map(\.name)
    let suggestion = NearestWord.to(pair.key, among: words)
    if Self.declaringKeys.contains(where: { $0 == suggestion }) { isUnsureOfNames = true }
    let short = words.count <= 6 && suggestion == nil
    error(
      pair.keySpan,
      "unknown key \"\(pair.key)\" in \(mapping.noun)"
        + (short ? "; it takes \(FormatKind.quotedList(words))" : ""),
      suggestion: suggestion
    )
  }

  private mutating func checkPresence(
    _ pairs: [YAMLPair],
    _ present: FormatKeySet,
    at span: SourceSpan,
    _ mapping: FormatMapping
  ) {
    let place = pairs.first?.keySpan ?? span
    if !mapping.required.isSubset(of: present) {
      for (index, key) in mapping.keys.enumerated()
      where key.isRequired && !mapping.counted[index].isSubset(of: present) {
        error(place, "\(name(of: pairs, mapping)) needs \"\(key.name)\", \(key.kind.wanted)")
      }
    }
    for (index, choice) in mapping.choices.enumerated() {
      let count = mapping.chosen[index].countShared(with: present)
      switch choice.count {
      case .exactlyOne where count == 0, .atLeastOne where count == 0:
        reportMissing(choice, pairs, at: place, mapping)
      case .exactlyOne where count > 1, .atMostOne where count > 1:
        let several = pairs.filter { choice.keys.contains($0.key) }
        let both = "\"\(several[0].key)\" and \"\(several[1].key)\""
        error(several[1].keySpan, "\(both) cannot stand together: \(choice.rule)")
      case .exactlyOne, .atMostOne, .atLeastOne: break
      }
    }
  }

  private mutating func reportMissing(
    _ choice: FormatChoice,
    _ pairs: [YAMLPair],
    at place: SourceSpan,
    _ mapping: FormatMapping
  ) {
    let subject = name(of: pairs, mapping)
    if choice.count == .atLeastOne {
      error(place, "\(subject) has nothing to show: \(choice.rule)")
    } else if choice.keys.count > 6 {
      error(place, "\(subject) has no event, only \(FormatKind.quotedList(pairs.map(\.key)))")
    } else {
      error(place, "\(subject) needs \(FormatKind.quotedList(choice.keys)): \(choice.rule)")
    }
  }

  /// `item "share"` where the mapping says its own name, else `a group`.
  private func name(of pairs: [YAMLPair], _ mapping: FormatMapping) -> String {
    guard let first = mapping.keys.first, first.isRequired, case .reference = first.kind,
      let name = pairs.first(where: { $0.key == first.name })?.value.text
    else { return mapping.noun }
    return "\(first.name) \"\(name)\""
  }
}
