import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open folder below a recordings folder; every name is taken relative to it.
///
/// The way down opens each folder without following symbolic links, so nothing read or written
/// can lie elsewhere, even when somebody swaps a folder for a link meanwhile.
struct RecordingFiles: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// Nil when the folder is not there and is not to be made.
  static func folder(
    of location: RecordingLocation,
    making isMaking: Bool
  ) throws(DiagnosticsError) -> RecordingFiles? {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    var path = location.folder
    if isMaking { makeFolders(path) }
    var folder = unsafe open(path, flags)
    for name in location.subfolders where folder >= 0 {
      if isMaking { unsafe mkdirat(folder, name, 0o777) }
      let next = unsafe openat(folder, name, flags | O_NOFOLLOW)
      let number = errno
      close(folder)
      errno = number
      folder = next
      path += "/\(name)"
    }
    if folder >= 0 { return RecordingFiles(descriptor: folder, path: path) }
    switch errno {
    case ENOENT where !isMaking: return nil
    case ELOOP, ENOTDIR:
      throw problem(
        path,
        "is not a folder (symbolic links are not followed), so nothing is recorded"
      )
    default: throw problem(path, "cannot be opened: \(FolderListing.reason(errno))")
    }
  }

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Makes the recordings folder itself; a failure shows when it is opened.
  private static func makeFolders(_ path: String) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += made.isEmpty || made.hasSuffix("/") ? String(part) : "/\(part)"
      unsafe mkdir(made, 0o777)
    }
  }

  private static func problem(_ path: String, _ message: String) -> DiagnosticsError {
    DiagnosticsError([Diagnostic(path: path, message)])
  }

  private func problem(_ name: String, _ message: String) -> DiagnosticsError {
    Self.problem("\(path)/\(name)", message)
  }

  // MARK: - Reading

  /// The bytes of a file; nil when there is none.
  func contents(of name: String) throws(DiagnosticsError) -> [UInt8]? {
    // Without O_NONBLOCK a pipe in the place of a recording would stop the run.
    let file = unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      if errno == ELOOP { throw problem(name, "is a symbolic link; a recording is a plain file") }
      throw problem(name, "cannot be read: \(FolderListing.reason(errno))")
    }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw problem(name, "is not a plain file")
    }
    var bytes: [UInt8] = []
    // One byte more than the file has, so that the read at its end needs no growing.
    let step = max(Int(status.st_size), 0) + 1
    while true {
      let before = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: max(step - before, 65_536)))
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe read(file, buffer.baseAddress?.advanced(by: before), buffer.count - before)
      }
      guard count >= 0 else {
        throw problem(name, "cannot be read: \(FolderListing.reason(errno))")
      }
      bytes.removeLast(bytes.count - before - count)
      if count == 0 { return bytes }
    }
  }

  // MARK: - Writing

  enum Existing { case replaced, kept }

  /// Writes a file whole or not at all: temporary file in the same folder, fsync, then one step that names it.
  ///
  /// - Returns: False when the file was there and is to be kept.
  func store(
    _ bytes: [UInt8],
    as name: String,
    existing: Existing
  ) throws(DiagnosticsError) -> Bool {
    let (temporary, file) = try openTemporary(for: name)
    var isNamed = false
    defer { if !isNamed { unsafe unlinkat(descriptor, temporary, 0) } }
    do {
      defer { close(file) }
      guard Self.writeAll(bytes, to: file), fsync(file) == 0 else {
        throw problem(name, "cannot be written: \(FolderListing.reason(errno))")
      }
    }
    switch existing {
    case .kept:
      // A hard link is refused when the name is taken, a rename is not.
      if unsafe linkat(descriptor, temporary, descriptor, name, 0) == 0 { break }
      if errno == EEXIST { return false }
      // The file system has no hard links.
      fallthrough
    case .replaced:
      guard unsafe renameat(descriptor, temporary, descriptor, name) == 0 else {
        throw problem(name, "cannot be written: \(FolderListing.reason(errno))")
      }
      isNamed = true
    }
    // The name is to survive a power cut too; a folder that cannot be synced is no failure.
    fsync(descriptor)
    return true
  }

  private func openTemporary(
    for name: String
  ) throws(DiagnosticsError) -> (name: String, file: Int32) {
    for attempt in 0..<10_000 {
      let temporary = TemporaryName(of: name, process: getpid(), attempt: attempt).text
      let file = unsafe openat(
        descriptor,
        temporary,
        O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
        0o666
      )
      if file >= 0 { return (temporary, file) }
      guard errno == EEXIST else { break }
    }
    throw problem(name, "cannot be written: \(FolderListing.reason(errno))")
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < buffer.count {
        let count = unsafe write(
          file,
          buffer.baseAddress?.advanced(by: start),
          buffer.count - start
        )
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        start += count
      }
      return true
    }
  }

  // MARK: - Names

  /// Gives a file another name in one step, in place of what had it.
  func rename(_ name: String, to other: String) throws(DiagnosticsError) {
    guard unsafe renameat(descriptor, name, descriptor, other) == 0 else {
      throw problem(name, "cannot be renamed: \(FolderListing.reason(errno))")
    }
    fsync(descriptor)
  }

  /// False when there was none.
  @discardableResult
  func remove(_ name: String) throws(DiagnosticsError) -> Bool {
    if unsafe unlinkat(descriptor, name, 0) == 0 { return true }
    if errno == ENOENT { return false }
    throw problem(name, "cannot be removed: \(FolderListing.reason(errno))")
  }
}
