import CLibYAML
import SourceText

/// libyaml's event parser: the only owner of its memory, and the only code that talks to it.
///
/// No pointer leaves this file: text is lent to a closure as a `Span`.
@safe struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  /// Kept alive as long as libyaml may call back into it.
  let source: SourceStream

  init(_ source: SourceStream) {
    unsafe parser = .allocate(capacity: 1)
    unsafe event = .allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event_t())
    unsafe parser.initialize(to: yaml_parser_t())
    self.source = source
    let isReady = unsafe yaml_parser_initialize(parser)
    precondition(isReady == 1, "out of memory")
    unsafe yaml_parser_set_input(
      parser,
      { source, buffer, size, count in
        guard let source = unsafe source, let buffer = unsafe buffer, let count = unsafe count
        else { return 0 }
        let stream = unsafe Unmanaged<SourceStream>.fromOpaque(source).takeUnretainedValue()
        unsafe count.pointee = stream.read(
          into: UnsafeMutableRawBufferPointer(start: buffer, count: size)
        )
        return stream.failure == nil ? 1 : 0
      },
      Unmanaged.passUnretained(source).toOpaque()
    )
  }

  deinit {
    unsafe yaml_event_delete(event)
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
  }

  /// Parses the next event; its text stays until the next call.
  mutating func next() throws(DiagnosticsError) -> YAMLEvent {
    unsafe yaml_event_delete(event)
    guard unsafe yaml_parser_parse(parser, event) == 1 else {
      throw DiagnosticsError([diagnostic])
    }
    let start = unsafe event.pointee.start_mark
    let end = unsafe event.pointee.end_mark
    let place = YAMLPlace(
      line: UInt32(clamping: start.line),
      column: UInt32(clamping: start.column),
      endLine: UInt32(clamping: end.line),
      endColumn: UInt32(clamping: end.column)
    )
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.pointee.data.scalar
      return YAMLEvent(
        kind: .scalar,
        place: place,
        isPlain: unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE,
        hasAnchor: unsafe scalar.anchor != nil,
        hasTag: unsafe scalar.tag != nil
      )
    case YAML_SEQUENCE_START_EVENT:
      let sequence = unsafe event.pointee.data.sequence_start
      return YAMLEvent(
        kind: .sequenceStart,
        place: place,
        hasAnchor: unsafe sequence.anchor != nil,
        hasTag: unsafe sequence.tag != nil
      )
    case YAML_MAPPING_START_EVENT:
      let mapping = unsafe event.pointee.data.mapping_start
      return YAMLEvent(
        kind: .mappingStart,
        place: place,
        hasAnchor: unsafe mapping.anchor != nil,
        hasTag: unsafe mapping.tag != nil
      )
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .sequenceEnd, place: place)
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, place: place)
    case YAML_ALIAS_EVENT: return YAMLEvent(kind: .alias, place: place)
    case YAML_STREAM_START_EVENT: return YAMLEvent(kind: .streamStart, place: place)
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, place: place)
    case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, place: place)
    default: return YAMLEvent(kind: .streamEnd, place: place)
    }
  }

  /// Lends the text of the scalar just parsed; empty for other events.
  func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    guard unsafe event.pointee.type == YAML_SCALAR_EVENT,
      let start = unsafe event.pointee.data.scalar.value
    else { return body([UInt8]().span) }
    let count = unsafe event.pointee.data.scalar.length
    return unsafe body(UnsafeBufferPointer(start: start, count: count).span)
  }

  /// The name after `&`, or after `*` for an alias.
  var anchor: String {
    switch unsafe event.pointee.type {
    case YAML_ALIAS_EVENT: unsafe YAMLParser.text(event.pointee.data.alias.anchor)
    case YAML_SCALAR_EVENT: unsafe YAMLParser.text(event.pointee.data.scalar.anchor)
    case YAML_SEQUENCE_START_EVENT:
      unsafe YAMLParser.text(event.pointee.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: unsafe YAMLParser.text(event.pointee.data.mapping_start.anchor)
    default: ""
    }
  }

  /// The tag with its prefix resolved: `tag:yaml.org,2002:str` for `!!str`.
  var tag: String {
    switch unsafe event.pointee.type {
    case YAML_SCALAR_EVENT: unsafe YAMLParser.text(event.pointee.data.scalar.tag)
    case YAML_SEQUENCE_START_EVENT: unsafe YAMLParser.text(event.pointee.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT: unsafe YAMLParser.text(event.pointee.data.mapping_start.tag)
    default: ""
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String {
    guard let pointer = unsafe pointer else { return "" }
    return unsafe String(cString: pointer)
  }
}

extension YAMLParser {
  /// What stopped the parser, in our words and positions.
  private var diagnostic: Diagnostic {
    if let failure = source.failure { return failure }
    let problem = unsafe YAMLParser.text(parser.pointee.problem)
    let context = unsafe YAMLParser.text(parser.pointee.context)
    let isReaderError = unsafe parser.pointee.error == YAML_READER_ERROR
    let failure = YAMLFailure(
      problem: problem,
      context: context,
      problemAt: isReaderError
        ? source.position(ofByte: unsafe parser.pointee.problem_offset)
        : unsafe YAMLParser.position(parser.pointee.problem_mark),
      contextAt: unsafe YAMLParser.position(parser.pointee.context_mark),
      value: isReaderError ? unsafe Int(parser.pointee.problem_value) : nil
    )
    return failure.diagnostic(in: source)
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    guard let pointer = unsafe pointer else { return "" }
    return unsafe String(cString: pointer)
  }

  private static func position(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
