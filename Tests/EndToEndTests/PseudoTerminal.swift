#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Foundation

/// A terminal that a program believes in; what it draws is read here.
///
/// A class because it owns the descriptors of both sides.
final class PseudoTerminal {
  private let near: Int32
  private let far: Int32

  /// Nil where the system has no terminal to give.
  init?(columns: UInt16, rows: UInt16) {
    var near: Int32 = -1
    var far: Int32 = -1
    guard unsafe openpty(&near, &far, nil, nil, nil) == 0 else { return nil }
    self.near = near
    self.far = far
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(near)
    close(far)
  }

  /// For a program's streams.
  var handle: FileHandle { FileHandle(fileDescriptor: far, closeOnDealloc: false) }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(far, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(near, bytes, bytes.count)
  }

  /// Everything drawn until the text appears; nil when it does not within ten seconds.
  func drawn(until text: String) -> String? {
    var drawn: [UInt8] = []
    for _ in 0..<1_000 {
      var waiting = pollfd(fd: near, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&waiting, 1, 10) > 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe read(near, &bytes, bytes.count)
      guard count > 0 else { return nil }
      drawn += bytes.prefix(count)
      let shown = String(decoding: drawn, as: UTF8.self)
      if shown.contains(text) { return shown }
    }
    return nil
  }

  /// Whether it waits for whole lines and echoes them, as a shell leaves it.
  var isAsBefore: Bool {
    var settings = termios()
    return unsafe tcgetattr(far, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON) != 0
      && settings.c_lflag & tcflag_t(ECHO) != 0
  }
}
