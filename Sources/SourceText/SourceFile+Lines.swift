extension SourceFile {
  /// The text of one line without its line break; nil past the end. Bad bytes are replaced.
  ///
  /// - Complexity: linear in the file; meant for messages.
  package func line(_ number: Int) -> String? {
    var progress = TextProgress()
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if start == nil, progress.position.line == number, progress.isBeforeScalar(byte) {
        start = index
      }
      // A bad byte ends the check of its scalar only; what follows still has lines.
      if !progress.consume(byte) { progress = TextProgress(after: progress) }
      if let start, progress.position.line > number {
        return SourceFile.withoutLineBreak(bytes[start...index])
      }
    }
    if let start { return SourceFile.withoutLineBreak(bytes[start...]) }
    return progress.position.line == number ? "" : nil
  }

  /// The position of a byte; one past the end is the end of the text.
  ///
  /// - Complexity: linear in the file; meant for messages.
  package func position(ofByte offset: Int) -> SourcePosition {
    var progress = TextProgress()
    for byte in bytes.prefix(offset) where !progress.consume(byte) { break }
    return progress.position
  }

  /// The last position that holds text: after the last scalar that is not part of a final line break.
  package var endOfText: SourcePosition {
    var end = bytes.endIndex
    while end > 0, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D || bytes[end - 1] == 0x20 {
      end -= 1
    }
    return position(ofByte: end)
  }

  /// Rejects bytes that are not UTF-8, naming the first one.
  package func checkEncoding() throws(DiagnosticsError) {
    var progress = TextProgress()
    let isValid = progress.consume(bytes.span)
    if isValid, progress.isComplete { return }
    throw DiagnosticsError([.notUTF8(in: self, path: path, at: progress.position)])
  }

  private static func withoutLineBreak(_ line: ArraySlice<UInt8>) -> String {
    var scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    while let last = scalars.last, [0x0A, 0x0D, 0x85, 0x2028, 0x2029].contains(last.value) {
      scalars.removeLast()
    }
    return String(scalars)
  }
}

extension Diagnostic {
  static func notUTF8(
    in file: SourceFile?,
    path: String,
    at position: SourcePosition
  ) -> Diagnostic {
    Diagnostic(
      in: file,
      path: path,
      at: SourceSpan(at: position),
      "this byte is not UTF-8; save the file in UTF-8"
    )
  }
}
