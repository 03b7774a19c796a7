import SourceText

extension YAMLStream {
  /// Goes to the first event of the only document.
  mutating func beginDocument() throws(DiagnosticsError) -> YAMLEvent {
    var event = try next()
    while event.kind != .documentStart {
      if event.kind == .streamEnd {
        throw DiagnosticsError([
          Diagnostic(
            in: source.fileForMessages,
            path: source.path,
            at: SourceSpan(at: .start),
            source.file?.bytes.isEmpty ?? (event.place.span.start == .start)
              ? "this file is empty" : "this file holds nothing but comments and empty lines"
          )
        ])
      }
      event = try next()
    }
    return try next()
  }

  /// Makes sure that nothing follows the document.
  mutating func endDocument() throws(DiagnosticsError) {
    var event = try next()
    while event.kind != .streamEnd {
      if event.kind == .documentStart {
        throw stop(event.place, "a second document begins here; a file holds one")
      }
      event = try next()
    }
  }
}
