import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds `.toolbar-replay.yaml`, upward from a folder to the root of its repository.
enum ConfigurationFile {
  /// The path of the nearest file, as short as it was found; nil when there is none.
  static func path(upwardFrom folder: String) -> String? {
    var folder = folder
    for _ in 0..<64 {
      let file = folder == "." ? Configuration.fileName : "\(folder)/\(Configuration.fileName)"
      // A folder of that name is an error to be told; a pipe would never end.
      if let kind = FolderListing.kind(of: file), kind != .other { return file }
      // Beyond the root of a repository settings are somebody else's.
      if exists("\(folder)/.git") || isRoot(folder) { return nil }
      folder = folder == "." ? ".." : "\(folder)/.."
    }
    return nil
  }

  private static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  private static func isRoot(_ folder: String) -> Bool {
    var here = stat()
    var above = stat()
    guard unsafe stat(folder, &here) == 0, unsafe stat("\(folder)/..", &above) == 0 else {
      return true
    }
    return here.st_ino == above.st_ino && here.st_dev == above.st_dev
  }
}
