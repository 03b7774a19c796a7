package import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes a report to a file: the whole of it or nothing, never half.
package enum OutputFile {
  /// Writes beside the target, syncs, renames over it. A device such as `/dev/stdout` is written directly.
  package static func write(_ text: String, to path: String) throws(DiagnosticsError) {
    if isSpecial(path) {
      try put(text, in: path, showing: path)
      return
    }
    let temporary = "\(path).\(getpid()).part"
    do {
      try put(text, in: temporary, showing: path)
    } catch {
      unsafe unlink(temporary)
      throw error
    }
    guard unsafe rename(temporary, path) == 0 else {
      let reason = problem()
      unsafe unlink(temporary)
      throw failure(path, reason)
    }
  }

  private static func put(
    _ text: String,
    in path: String,
    showing shown: String
  ) throws(DiagnosticsError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw failure(shown, problem()) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { part in
        unsafe write(descriptor, part.baseAddress, part.count)
      }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        let reason = problem()
        close(descriptor)
        throw failure(shown, reason)
      }
    }
    // A device or pipe cannot be synced; that is no fault.
    let isSynced = fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP
    let reason = problem()
    guard close(descriptor) == 0, isSynced else { throw failure(shown, reason) }
  }

  private static func write(
    _ descriptor: Int32,
    _ start: UnsafeRawPointer?,
    _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, start, count)
    #else
      unsafe Glibc.write(descriptor, start, count)
    #endif
  }

  /// Whether a path is a device, a pipe or the like, which is written as it is.
  static func isSpecial(_ path: String) -> Bool {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { return false }
    let kind = information.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  private static func problem() -> String { unsafe String(cString: strerror(errno)).lowercased() }

  private static func failure(_ path: String, _ reason: String) -> DiagnosticsError {
    DiagnosticsError([Diagnostic(path: path, "cannot be written: \(reason)")])
  }
}
