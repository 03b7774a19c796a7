extension SourceFile {
  /// The largest scenario that is read.
  package static let scenarioLimit = 16 * ByteSize.mebibyte

  /// Reads a whole file, or standard input for the path `-`.
  ///
  /// - Throws: one diagnostic when the file is missing, a directory, unreadable or larger than `limit` bytes.
  package static func read(
    path: String,
    limit: Int = scenarioLimit
  ) throws(DiagnosticsError) -> SourceFile {
    let input = try InputFile(path: path)
    if let size = input.size, size > limit { throw tooLarge(path, limit) }
    var bytes: [UInt8] = []
    if let size = input.size { bytes.reserveCapacity(size + 1) }
    while try input.read(upTo: 1 << 16, into: &bytes) > 0 {
      if bytes.count > limit { throw tooLarge(path, limit) }
    }
    return SourceFile(path: path == "-" ? "standard input" : path, bytes: bytes)
  }

  /// Whether a path names an ordinary file, which can be read again and again; a pipe cannot.
  package static func isOrdinary(path: String) -> Bool { InputFile.isOrdinary(path) }

  static func tooLarge(_ path: String, _ limit: Int) -> DiagnosticsError {
    DiagnosticsError([
      Diagnostic(path: path, "this file is larger than the limit of \(ByteSize.text(limit))")
    ])
  }
}
