#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What is known of the thing that shows one of the streams.
package struct Terminal: Hashable, Sendable {
  package var isTerminal: Bool
  /// In columns and rows; nil when it is no terminal or does not say.
  package var width: Int?
  package var height: Int?

  package init(isTerminal: Bool, width: Int? = nil, height: Int? = nil) {
    self.isTerminal = isTerminal
    self.width = width
    self.height = height
  }

  package static let none = Terminal(isTerminal: false)

  package static func behind(descriptor: Int32) -> Terminal {
    guard isatty(descriptor) == 1 else { return .none }
    var size = winsize()
    let isKnown = unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Terminal(
      isTerminal: true,
      width: isKnown ? Int(size.ws_col) : nil,
      height: isKnown ? Int(size.ws_row) : nil
    )
  }
}
