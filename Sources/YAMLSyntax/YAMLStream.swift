package import SourceText

/// Reads one document, whole or piece by piece, into a tape; resolves aliases and rejects what we do not allow.
///
/// Faults that leave the structure clear (a key given twice, an alias without an anchor) are collected in
/// `diagnostics` and reading goes on; the others are thrown with what was collected before them.
package struct YAMLStream: ~Copyable {
  /// A list or mapping whose end has not come yet.
  private struct Open {
    var token: Int
    var isMapping: Bool
    var isKeyNext: Bool
    var anchor: String?
  }

  /// The value read last.
  package internal(set) var tape = YAMLTape()
  /// Faults found so far that did not stop the reading.
  package internal(set) var diagnostics: [Diagnostic] = []
  package let source: SourceStream
  let limits: YAMLLimits
  private var parser: YAMLParser
  private var open: [Open] = []
  private var anchors = YAMLAnchors()
  private var keys: [Int] = []
  /// How many lists and mappings the caller has entered by itself.
  var outerDepth = 0
  /// The key read last by `nextKey()`, and its place.
  package internal(set) var key = ""
  package internal(set) var keyPlace = YAMLPlace.start
  /// Keys of the entered mapping so far, for the check that none is given twice.
  var enteredKeys: [String: YAMLPlace] = [:]

  /// More faults than these help nobody.
  static let mostDiagnostics = 100

  package init(_ source: SourceStream, limits: YAMLLimits) {
    self.source = source
    self.limits = limits
    parser = YAMLParser(source)
  }

  /// The next event, with the faults found before it when there is none.
  mutating func next() throws(DiagnosticsError) -> YAMLEvent {
    do throws(DiagnosticsError) {
      return try parser.next()
    } catch {
      throw DiagnosticsError(diagnostics + error.diagnostics)
    }
  }

  /// Reads the value that begins with `first` into the tape.
  mutating func load(_ first: YAMLEvent) throws(DiagnosticsError) {
    tape.removeAll()
    var event = first
    while true {
      switch event.kind {
      case .scalar: try scalar(event)
      case .alias: try alias(event)
      case .sequenceStart: try begin(event, .sequence)
      case .mappingStart: try begin(event, .mapping)
      case .sequenceEnd, .mappingEnd: try end(event)
      case .streamStart, .streamEnd, .documentStart, .documentEnd:
        preconditionFailure("libyaml ended a document inside a value: \(event.kind)")
      }
      if open.isEmpty { return }
      event = try next()
    }
  }

  private mutating func scalar(_ event: YAMLEvent) throws(DiagnosticsError) {
    let token = tape.tokens.count
    parser.withText { tape.appendScalar($0, isPlain: event.isPlain, event.place) }
    try checkCount(event.place)
    if event.hasTag { try resolveTag(of: token) }
    if event.hasAnchor { try define(parser.anchor, token) }
    complete()
  }

  private mutating func begin(_ event: YAMLEvent, _ kind: YAMLTape.Kind) throws(DiagnosticsError) {
    if open.count + outerDepth >= limits.depth { throw tooDeep(event.place) }
    try rejectAsKey(event.place, kind)
    let token = tape.tokens.count
    tape.appendContainer(kind, event.place)
    try checkCount(event.place)
    if event.hasTag { try resolveTag(of: token) }
    open.append(
      Open(
        token: token,
        isMapping: kind == .mapping,
        isKeyNext: true,
        anchor: event.hasAnchor ? parser.anchor : nil
      )
    )
  }

  private mutating func end(_ event: YAMLEvent) throws(DiagnosticsError) {
    let ended = open.removeLast()
    tape.close(ended.token, at: event.place)
    if ended.isMapping { try rejectKeysGivenTwice(in: ended.token) }
    if let anchor = ended.anchor { try define(anchor, ended.token) }
    complete()
  }

  private mutating func alias(_ event: YAMLEvent) throws(DiagnosticsError) {
    let name = parser.anchor
    let token = tape.tokens.count
    if let anchor = anchors[name] {
      guard open.count + outerDepth + anchor.height <= limits.depth else {
        throw tooDeep(event.place)
      }
      guard token + anchor.count <= limits.nodes else { throw tooMany(event.place) }
      if anchor.height > 0 { try rejectAsKey(event.place, anchors.kind(of: anchor)) }
      anchors.append(anchor, to: &tape)
      // The value stands where the alias does; what is inside it keeps its own places.
      tape.tokens[token].place = event.place
    } else {
      let isInside = open.contains { $0.anchor == name }
      try report(
        event.place,
        isInside
          ? "the alias “*\(name)” stands inside the value that it names"
          : "there is no anchor “&\(name)” before this alias",
        suggestion: NearestWord.to(name, among: anchors.names)
      )
      tape.appendScalar([UInt8]().span, isPlain: true, event.place)
    }
    complete()
  }

  private mutating func define(_ name: String, _ token: Int) throws(DiagnosticsError) {
    guard anchors.define(name, tape, at: token, limit: limits.nodes) else {
      throw tooMany(tape.tokens[token].place)
    }
  }

  /// A value is whole: in a mapping a key is followed by a value and a value by a key.
  private mutating func complete() {
    if let last = open.indices.last, open[last].isMapping { open[last].isKeyNext.toggle() }
  }
}

extension YAMLStream {
  private mutating func rejectAsKey(
    _ place: YAMLPlace,
    _ kind: YAMLTape.Kind
  ) throws(DiagnosticsError) {
    guard let parent = open.last, parent.isMapping, parent.isKeyNext else { return }
    let what = kind == .sequence ? "a list" : "a mapping"
    try report(place, "\(what) cannot be a key; keys are words")
  }

  private mutating func resolveTag(of token: Int) throws(DiagnosticsError) {
    switch YAMLTag(parser.tag).applied(to: tape, at: token) {
    case .plain: tape.tokens[token].isPlain = true
    case .text: tape.tokens[token].isPlain = false
    case .unchanged: break
    case .wrong(let message): try report(tape.tokens[token].place, message)
    }
  }

  private mutating func rejectKeysGivenTwice(in mapping: Int) throws(DiagnosticsError) {
    keys.removeAll(keepingCapacity: true)
    tape.collectKeys(of: mapping, into: &keys)
    for (first, second) in tape.pairsGivenTwice(among: keys) {
      let start = tape.tokens[first].place.span.start
      try report(
        tape.tokens[second].place,
        "the key “\(tape.string(at: second))” is given twice; the first is at \(start)"
      )
    }
  }

  private func checkCount(_ place: YAMLPlace) throws(DiagnosticsError) {
    if tape.tokens.count > limits.nodes { throw tooMany(place) }
  }

  func tooMany(_ place: YAMLPlace) -> DiagnosticsError {
    stop(place, "more than \(limits.nodes) values, aliases expanded; that is the limit")
  }

  private func tooDeep(_ place: YAMLPlace) -> DiagnosticsError {
    stop(place, "lists and mappings are nested deeper than the limit of \(limits.depth)")
  }

  func stop(_ place: YAMLPlace, _ message: String) -> DiagnosticsError {
    DiagnosticsError(diagnostics + [diagnostic(place, message)])
  }

  func diagnostic(_ place: YAMLPlace, _ message: String, suggestion: String? = nil) -> Diagnostic {
    Diagnostic(
      in: source.fileForMessages,
      path: source.path,
      at: place.span,
      message,
      suggestion: suggestion
    )
  }

  /// Notes a fault and goes on, unless there are too many.
  mutating func report(
    _ place: YAMLPlace,
    _ message: String,
    suggestion: String? = nil
  ) throws(DiagnosticsError) {
    diagnostics.append(diagnostic(place, message, suggestion: suggestion))
    if diagnostics.count >= YAMLStream.mostDiagnostics { throw DiagnosticsError(diagnostics) }
  }
}
