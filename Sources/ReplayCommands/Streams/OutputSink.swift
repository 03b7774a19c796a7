import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where text goes: a file descriptor, or memory for tests. Owns what is buffered and not yet written.
package final class OutputSink: Sendable {
  private let descriptor: Int32?
  private let buffer = Mutex<[UInt8]>([])

  /// - Parameter descriptor: an open file descriptor; nil keeps everything in memory.
  package init(descriptor: Int32?) {
    self.descriptor = descriptor
  }

  package static let standardOutput = OutputSink(descriptor: 1)
  package static let standardError = OutputSink(descriptor: 2)

  package static func memory() -> OutputSink { OutputSink(descriptor: nil) }

  package func write(_ text: String) {
    buffer.withLock { bytes in
      bytes.append(contentsOf: text.utf8)
      if bytes.count >= 1 << 16 { drain(&bytes) }
    }
  }

  package func writeLine(_ text: String) { write(text + "\n") }

  package func flush() { buffer.withLock { bytes in drain(&bytes) } }

  /// What a sink in memory has collected.
  package var text: String { buffer.withLock { String(decoding: $0, as: UTF8.self) } }

  /// Writes everything. A reader that went away ends the program quietly: by SIGPIPE as a rule, here
  /// when that signal is ignored.
  private func drain(_ bytes: inout [UInt8]) {
    guard let descriptor else { return }
    var start = 0
    while start < bytes.count {
      let written = unsafe bytes[start...].withUnsafeBytes { part in
        unsafe systemWrite(descriptor, part.baseAddress, part.count)
      }
      if written > 0 {
        start += written
      } else if errno == EPIPE {
        exit(ExitStatus.clean.rawValue)
      } else if errno != EINTR && errno != EAGAIN {
        break
      }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    unsafe Darwin.write(descriptor, start, count)
  #elseif canImport(Musl)
    unsafe Musl.write(descriptor, start, count)
  #else
    unsafe Glibc.write(descriptor, start, count)
  #endif
}
