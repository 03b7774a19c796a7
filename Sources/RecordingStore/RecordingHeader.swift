import SourceText

/// Reads single facts from the top of a canonical timeline without reading it all.
enum RecordingHeader {
  /// The value of `model:`; nil when the header does not say it.
  static func model(of bytes: [UInt8]) -> Int? {
    for line in bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 8).prefix(8) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("model: ") { return Int(text.dropFirst(7)) }
      if text == "entries:" || text == "items:" { return nil }
    }
    return nil
  }

  /// A hash of everything but the line that names the scenario: a renamed scenario records the same.
  static func contentHash(of bytes: [UInt8]) -> UInt64 {
    let name = Array("scenario: ".utf8)
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      if bytes[start..<end].starts(with: name) {
        return StableHash.of(bytes[..<start] + bytes[end...])
      }
      start = end + 1
    }
    return StableHash.of(bytes)
  }
}
