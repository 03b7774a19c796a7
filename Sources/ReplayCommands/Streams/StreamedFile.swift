import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A report that grows while a long run goes on: written beside its target, named when it is whole.
///
/// A class because it owns an open file; dropped without `finish` it leaves nothing behind.
final class StreamedFile {
  private let path: String
  private let temporary: String
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  private var failure: Int32 = 0

  init(path: String) throws(DiagnosticsError) {
    self.path = path
    temporary = "\(path).\(getpid()).part"
    descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw Self.problem(path, errno) }
  }

  deinit {
    if descriptor >= 0 {
      close(descriptor)
      unsafe unlink(temporary)
    }
  }

  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { drain() }
  }

  /// Gives the file its name; what went wrong on the way is told here.
  func finish() throws(DiagnosticsError) {
    drain()
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    close(descriptor)
    descriptor = -1
    if failure == 0, unsafe rename(temporary, path) != 0 { failure = errno }
    if failure != 0 {
      unsafe unlink(temporary)
      throw Self.problem(path, failure)
    }
  }

  private func drain() {
    var start = 0
    while start < buffer.count, failure == 0 {
      let count = unsafe buffer[start...].withUnsafeBytes { part in
        unsafe write(descriptor, part)
      }
      if count > 0 { start += count } else if errno != EINTR { failure = errno }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func write(_ descriptor: Int32, _ part: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, part.baseAddress, part.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, part.baseAddress, part.count)
    #else
      unsafe Glibc.write(descriptor, part.baseAddress, part.count)
    #endif
  }

  private static func problem(_ path: String, _ number: Int32) -> DiagnosticsError {
    DiagnosticsError([Diagnostic(path: path, "cannot be written: \(FolderListing.reason(number))")])
  }
}
