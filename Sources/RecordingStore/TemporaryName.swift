#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The name of a file that is being written: `.NAME.PROCESS-ATTEMPT.tmp`.
struct TemporaryName {
  let text: String
  let process: Int32

  init(of name: String, process: Int32, attempt: Int) {
    text = ".\(name).\(process)-\(attempt).tmp"
    self.process = process
  }

  /// Nil when the text is no such name.
  init?(_ text: String) {
    guard text.hasPrefix("."), text.hasSuffix(".tmp"), text.contains(".timeline.") else {
      return nil
    }
    let body = text.dropLast(4)
    guard let dot = body.lastIndex(of: "."),
      let process = Int32(body[body.index(after: dot)...].prefix { $0 != "-" }), process > 0
    else { return nil }
    self.text = text
    self.process = process
  }

  /// Whether whoever wrote it has ended without finishing.
  var isAbandoned: Bool { kill(process, 0) != 0 && errno == ESRCH }
}
