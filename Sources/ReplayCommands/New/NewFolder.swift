import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Makes folders for `new`, and tells whether a file is there already.
enum NewFolder {
  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// Makes the folder of a file with all folders above it.
  static func make(forFile path: String) throws(DiagnosticsError) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/").dropLast() {
      folder += part
      let isMade = unsafe mkdir(folder, 0o755) == 0
      guard isMade || errno == EEXIST else {
        let reason = unsafe String(cString: strerror(errno)).lowercased()
        throw DiagnosticsError([Diagnostic(path: folder, "cannot be made: \(reason)")])
      }
      folder += "/"
    }
  }
}
