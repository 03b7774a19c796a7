/// A text that was read, under the name that messages use for it.
///
/// Holds the bytes as read (a leading byte order mark removed) and finds lines on demand.
package struct SourceFile: Hashable, Sendable {
  /// As the person wrote it, relative where they wrote it relative.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes.starts(with: SourceFile.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
