package import SourceText
import ToolbarModel
import YAMLSyntax

/// Reads timelines, whole or entry by entry; strict, and with every fault of a file in one error.
///
/// Entry by entry it needs memory for the carried state only: files up to 1 GiB are read.
package struct TimelineReader: ~Copyable {
  package private(set) var header: TimelineHeader
  /// Known once the last entry has been read.
  package private(set) var findings: [Finding]?
  package private(set) var summary: TimelineSummary?

  private var stream: YAMLStream
  private var decoder: TimelineDecoder
  private var carried = CarriedState()
  private var index = 0
  private var now = ReplayInstant.start
  private var isInEntries = false
  private var isAtEnd = false
  private var found: Set<TimelineKey> = []

  /// The largest timeline that is read.
  package static let byteLimit = YAMLLimits.timeline.bytes

  /// The whole timeline of a text.
  package static func timeline(in file: SourceFile) throws(DiagnosticsError) -> Timeline {
    var reader = try TimelineReader(SourceStream(file, limit: byteLimit))
    var entries: [TimelineEntry] = []
    // Entries take some hundred bytes of text each; growing step by step would move them all again and again.
    entries.reserveCapacity(file.bytes.count / 256)
    while let entry = try reader.next() { entries.append(entry) }
    return Timeline(
      header: reader.header,
      entries: entries,
      findings: reader.findings,
      summary: reader.summary
    )
  }

  /// Opens a file, or standard input for `-`, and reads its header.
  package init(path: String) throws(DiagnosticsError) {
    try self.init(SourceStream(path: path, limit: TimelineReader.byteLimit))
  }

  /// Reads everything before the entries.
  package init(_ source: SourceStream) throws(DiagnosticsError) {
    header = TimelineHeader(scenario: "", device: "", os: "")
    stream = YAMLStream(source, limits: .timeline)
    decoder = TimelineDecoder(source)
    guard try stream.enterDocument() else {
      decoder.report(
        stream.tape.tokens[0].place,
        "a timeline is a mapping of keys, not \(stream.tape.kindText(at: 0))"
      )
      throw allFaults
    }
    try readKeys()
  }

  /// The next entry with its whole state; nil after the last, when findings and summary are known too.
  ///
  /// - Throws: all faults of the file, at its end or where it cannot be read on. Until then entries with
  ///   faults, and those after them, are checked and left out.
  package mutating func next() throws(DiagnosticsError) -> TimelineEntry? {
    while isInEntries {
      guard try nextElement() else {
        isInEntries = false
        try readKeys()
        break
      }
      let entry = decoder.entry(stream.tape, index: index, at: now, carried: &carried)
      index += 1
      if let entry, decoder.diagnostics.isEmpty, stream.diagnostics.isEmpty {
        now = entry.at
        return entry
      }
      if decoder.diagnostics.count >= 100 { throw allFaults }
    }
    if !isAtEnd { try readKeys() }
    return nil
  }
}

extension TimelineReader {
  /// Reads keys up to and into the entries, or to the end, where the faults are thrown.
  private mutating func readKeys() throws(DiagnosticsError) {
    while try nextKey() {
      guard let key = TimelineKey(rawValue: stream.key) else {
        decoder.reportUnknown(.timeline, stream.key, at: stream.keyPlace)
        try loadValue()
        continue
      }
      if found.contains(.entries), key != .findings, key != .summary {
        decoder.report(stream.keyPlace, "“\(key.rawValue)” must stand before “entries”")
        try loadValue()
        continue
      }
      found.insert(key)
      if key == .entries {
        if try enterList() {
          isInEntries = true
          return
        }
        decoder.reportWrong(key, stream.tape, 0)
      } else {
        try loadValue()
        decode(key)
      }
    }
    isAtEnd = true
    reportMissingKeys()
    if !decoder.diagnostics.isEmpty || !stream.diagnostics.isEmpty { throw allFaults }
  }

  private mutating func decode(_ key: TimelineKey) {
    switch key {
    case .timeline: decodeVersion()
    case .model: header.model = decoder.integer(key, stream.tape, 0)
    case .scenario: header.scenario = decoder.text(key, stream.tape, 0) ?? ""
    case .device: header.device = decoder.text(key, stream.tape, 0) ?? ""
    case .os: header.os = decoder.text(key, stream.tape, 0) ?? ""
    case .matrix: header.matrix = decoder.matrix(stream.tape, 0)
    case .declared: header.declared = decoder.declared(stream.tape, 0)
    case .items: header.items = decoder.items(stream.tape, 0)
    case .entries: preconditionFailure("entries are read one by one")
    case .findings: findings = decoder.findings(stream.tape, 0)
    case .summary: summary = decoder.summary(stream.tape, 0)
    }
  }

  private mutating func decodeVersion() {
    if case .scaled(let version) = stream.tape.decimal(at: 0, 0), version != 1 {
      decoder.report(
        stream.tape.tokens[0].place,
        "version \(version) of the timeline format is not known here; this tool reads version 1"
      )
    } else {
      _ = decoder.integer(TimelineKey.timeline, stream.tape, 0)
    }
  }

  private mutating func reportMissingKeys() {
    guard found.contains(.timeline) else {
      decoder.report(.start, "this is no timeline: the key “timeline: 1” is missing")
      return
    }
    decoder.reportMissing(found, in: .timeline, at: .start)
  }

  /// Everything found so far, in order of place.
  private var allFaults: DiagnosticsError {
    TimelineReader.sorted(stream.diagnostics + decoder.diagnostics)
  }

  private static func sorted(_ diagnostics: [Diagnostic]) -> DiagnosticsError {
    DiagnosticsError(
      diagnostics.sorted { a, b in
        (a.span?.start ?? .start) < (b.span?.start ?? .start)
      }
    )
  }
}

/// The steps of the YAML layer, whose errors must not lose what was found before.
extension TimelineReader {
  private mutating func nextKey() throws(DiagnosticsError) -> Bool {
    do throws(DiagnosticsError) { return try stream.nextKey() } catch { throw withOurs(error) }
  }

  private mutating func loadValue() throws(DiagnosticsError) {
    do throws(DiagnosticsError) { try stream.loadValue() } catch { throw withOurs(error) }
  }

  private mutating func enterList() throws(DiagnosticsError) -> Bool {
    do throws(DiagnosticsError) { return try stream.enterList() } catch { throw withOurs(error) }
  }

  private mutating func nextElement() throws(DiagnosticsError) -> Bool {
    do throws(DiagnosticsError) { return try stream.nextElement() } catch { throw withOurs(error) }
  }

  private func withOurs(_ error: DiagnosticsError) -> DiagnosticsError {
    decoder.diagnostics.isEmpty
      ? error : TimelineReader.sorted(error.diagnostics + decoder.diagnostics)
  }
}
