import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs git and takes what it prints.
enum GitCommand {
  /// - Throws: One diagnostic when git is not there or fails; what it says goes to standard error.
  static func output(_ arguments: [String]) throws(DiagnosticsError) -> [UInt8] {
    let (status, bytes) = try run(arguments, isQuiet: false)
    guard status == 0 else {
      throw DiagnosticsError([
        Diagnostic(path: "git \(arguments.first ?? "")", "git ended with status \(status)")
      ])
    }
    return bytes
  }

  static func succeeds(_ arguments: [String]) -> Bool {
    // Whatever is wrong, the answer is no; `output` tells what.
    (try? run(arguments, isQuiet: true).status) == 0
  }

  private static func run(
    _ arguments: [String],
    isQuiet: Bool
  ) throws(DiagnosticsError) -> (status: Int32, bytes: [UInt8]) {
    let failure = { (reason: Int32) in
      DiagnosticsError([
        Diagnostic(path: "git", "cannot be run: \(FolderListing.reason(reason))")
      ])
    }
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw failure(errno) }
    defer { close(ends[0]) }

    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    unsafe posix_spawn_file_actions_addclose(&actions, ends[0])
    if isQuiet { unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }

    var words = unsafe (["git"] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let spawned = unsafe posix_spawnp(&process, "git", &actions, nil, &words, environ)
    close(ends[1])
    guard spawned == 0 else { throw failure(spawned) }

    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe read(ends[0], buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes.append(contentsOf: piece[..<count])
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let isExit = status & 0x7F == 0
    return (isExit ? (status >> 8) & 0xFF : 128 + (status & 0x7F), bytes)
  }
}
