/// Text that arrives piece by piece: from a file too large for memory, or from a text already read.
///
/// A class because a C library calls back into it; one owner uses it at a time.
package final class SourceStream {
  private enum Origin {
    case file(InputFile)
    case text([UInt8])
  }

  package let path: String
  /// The whole text, when it is in memory anyway.
  package let file: SourceFile?
  private let origin: Origin
  private let limit: Int
  private var offset = 0
  private var progress = TextProgress()
  /// Why reading stopped, when it did not stop at the end.
  package private(set) var failure: Diagnostic?

  /// Opens a file, or standard input for `-`, to be read once from start to end.
  package init(path: String, limit: Int) throws(DiagnosticsError) {
    let input = try InputFile(path: path)
    if let size = input.size, size > limit { throw SourceFile.tooLarge(path, limit) }
    self.path = path == "-" ? "standard input" : path
    self.file = nil
    self.limit = limit
    self.origin = .file(input)
  }

  package init(_ file: SourceFile, limit: Int) throws(DiagnosticsError) {
    if file.bytes.count > limit { throw SourceFile.tooLarge(file.path, limit) }
    try file.checkEncoding()
    self.path = file.path
    self.file = file
    self.limit = limit
    self.origin = .text(file.bytes)
  }

  /// The last position that holds text, as far as the input has been read.
  package var endOfText: SourcePosition { file?.endOfText ?? progress.position }

  /// The whole text, so that a message can show its line; nil for standard input and for very large files.
  package private(set) lazy var fileForMessages: SourceFile? = {
    if let file { return file }
    guard case .file(let input) = origin, input.size != nil else { return nil }
    // A file that was read a moment ago; when it cannot be read again the message goes without its line.
    return try? SourceFile.read(path: path, limit: 64 * ByteSize.mebibyte)
  }()

  /// The position of a byte of the text; where reading has got to when the text is gone.
  package func position(ofByte offset: Int) -> SourcePosition {
    fileForMessages?.position(ofByte: offset) ?? progress.position
  }

  /// Fills memory that a C library owns; zero at the end or after a failure.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    switch origin {
    case .text(let bytes):
      let count = min(buffer.count, bytes.count - offset)
      unsafe buffer.copyBytes(from: bytes[offset..<(offset + count)])
      offset += count
      return count
    case .file(let input): return unsafe readFile(input, into: buffer)
    }
  }

  private func readFile(_ input: InputFile, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard failure == nil else { return 0 }
    do throws(DiagnosticsError) {
      let count = try unsafe input.read(into: buffer)
      if offset + count > limit { throw SourceFile.tooLarge(path, limit) }
      var piece = unsafe UnsafeRawBufferPointer(rebasing: buffer[..<count])
      if offset == 0, unsafe piece.starts(with: SourceFile.byteOrderMark) {
        // The parser skips the mark too and does not count it.
        unsafe piece = UnsafeRawBufferPointer(rebasing: piece.dropFirst(3))
      }
      offset += count
      let isValid = unsafe progress.consume(piece.bindMemory(to: UInt8.self).span)
      guard isValid, count > 0 || progress.isComplete else {
        throw DiagnosticsError([.notUTF8(in: nil, path: path, at: progress.position)])
      }
      return count
    } catch {
      failure = error.diagnostics.first
      return 0
    }
  }
}
