#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard input without line buffering or echo, for as long as it lives.
///
/// A class because it owns the terminal's former settings and gives them back.
final class RawTerminal {
  private let former: termios
  /// Sent by the terminal and not yet read as keys.
  private var waiting: ArraySlice<UInt8> = []

  /// Nil when standard input is no terminal.
  init?() {
    var settings = termios()
    guard unsafe tcgetattr(0, &settings) == 0 else { return nil }
    former = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard unsafe tcsetattr(0, TCSANOW, &settings) == 0 else { return nil }
  }

  deinit {
    var settings = former
    unsafe tcsetattr(0, TCSANOW, &settings)
  }

  /// The next key, or nil when none came in time or the person interrupted.
  func key(within milliseconds: Int) -> PlayKey? {
    if waiting.isEmpty {
      var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&input, 1, Int32(clamping: milliseconds)) > 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(0, $0.baseAddress, $0.count) }
      guard count > 0 else { return .quit }
      waiting = bytes.prefix(count)
    }
    return PlayKey.first(of: &waiting)
  }
}
