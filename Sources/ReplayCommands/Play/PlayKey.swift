/// What a person can press while a replay plays.
enum PlayKey: Equatable {
  case pause
  case forward
  case back
  case quit

  /// Takes the first key out of what the terminal sent; nil for a key that means nothing here.
  ///
  /// - Parameter bytes: at least one; a key held down sends many at once.
  static func first(of bytes: inout ArraySlice<UInt8>) -> PlayKey? {
    let isArrow =
      bytes.count >= 3 && (bytes.starts(with: [0x1B, 0x5B]) || bytes.starts(with: [0x1B, 0x4F]))
    let key = bytes.prefix(isArrow ? 3 : 1)
    bytes = bytes.dropFirst(key.count)
    return switch (isArrow, key.last) {
    case (true, 0x42), (true, 0x43), (false, UInt8(ascii: "l")), (false, UInt8(ascii: "j")):
      .forward
    case (true, 0x41), (true, 0x44), (false, UInt8(ascii: "h")), (false, UInt8(ascii: "k")): .back
    case (false, 0x20): .pause
    case (false, UInt8(ascii: "q")), (false, 0x04), (false, 0x1B): .quit
    default: nil
    }
  }
}
