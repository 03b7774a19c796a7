#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads the names in a folder, sorted, without following symbolic links.
package enum FolderListing {
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    case symbolicLink
    /// A device, socket or pipe.
    case other
  }

  package struct Entry: Hashable, Sendable {
    package var name: String
    package var kind: Kind
  }

  /// What a path is, symbolic links followed; nil when nothing is there.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return kind(of: status)
  }

  /// The entries of a folder in ascending order of their names' bytes, `.` and `..` left out.
  package static func entries(of path: String) throws(DiagnosticsError) -> [Entry] {
    guard let stream = unsafe opendir(path) else {
      throw DiagnosticsError([Diagnostic(path: path, "cannot be listed: \(reason(errno))")])
    }
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    while let next = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &next.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name != ".", name != ".." else { continue }
      var status = stat()
      guard unsafe lstat("\(path)/\(name)", &status) == 0 else { continue }
      entries.append(Entry(name: name, kind: kind(of: status)))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }

  /// The system's words for an error number.
  package static func reason(_ number: Int32) -> String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    let words = unsafe String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
