/// A text that was read, under the name that messages use for it.
///
/// Holds the bytes as read (a leading byte order mark removed) and finds lines on demand.
package struct SourceFile: Hashable, Sendable {
  /// As the person wrote it, relative where they wrote it relative.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text of one line without its line break; nil past the end. Bad bytes are replaced.
  ///
  /// - Complexity: linear in the file; meant for messages.
  package func line(_ number: Int) -> String? {
    var current = 1
    var start = bytes.startIndex
    while current < number {
      guard let newline = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = newline + 1
      current += 1
    }
    var end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
