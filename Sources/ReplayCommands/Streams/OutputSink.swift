import SourceText
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
  private let state = Mutex(State())

  private struct State {
    var bytes: [UInt8] = []
    /// The error that writing first met; nothing is written after it.
    var failure: Int32?
  }

  /// - Parameter descriptor: an open file descriptor; nil keeps everything in memory.
  package init(descriptor: Int32?) {
    self.descriptor = descriptor
  }

  package static let standardOutput = OutputSink(descriptor: 1)
  package static let standardError = OutputSink(descriptor: 2)

  package static func memory() -> OutputSink { OutputSink(descriptor: nil) }

  package func write(_ text: String) {
    state.withLock { state in
      state.bytes.append(contentsOf: text.utf8)
      if state.bytes.count >= 1 << 16 { drain(&state) }
    }
  }

  package func writeLine(_ text: String) { write(text + "\n") }

  package func flush() { state.withLock { drain(&$0) } }

  /// What a sink in memory has collected.
  package var text: String { state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }

  /// Why not all could be written, in the system's words; nil when all went well.
  package var failure: String? {
    state.withLock(\.failure).map(FolderListing.reason)
  }

  /// Writes everything. A reader that went away ends the program quietly: by SIGPIPE as a rule, here
  /// when that signal is ignored.
  private func drain(_ state: inout State) {
    guard let descriptor else { return }
    defer { state.bytes.removeAll(keepingCapacity: true) }
    var start = 0
    while start < state.bytes.count, state.failure == nil {
      let written = unsafe state.bytes[start...].withUnsafeBytes { part in
        unsafe systemWrite(descriptor, part.baseAddress, part.count)
      }
      if written > 0 {
        start += written
      } else if errno == EPIPE {
        exit(ExitStatus.clean.rawValue)
      } else if errno != EINTR && errno != EAGAIN {
        state.failure = errno
      }
    }
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
