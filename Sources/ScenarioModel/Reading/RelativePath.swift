/// Paths that one file gives relative to its own place.
enum RelativePath {
  /// `../screens/editor.yaml` in `Scenarios/photo/fold.yaml` is `Scenarios/screens/editor.yaml`.
  ///
  /// Nil for absolute paths, and for those that climb above where a relative base begins.
  static func resolve(_ path: String, from base: String) -> String? {
    guard !path.hasPrefix("/"), !path.unicodeScalars.contains("\0") else { return nil }
    var parts = base.split(separator: "/", omittingEmptySubsequences: true).dropLast().map(
      String.init
    )
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      switch part {
      case ".": break
      case "..":
        if let last = parts.last, last != ".." {
          parts.removeLast()
        } else if base.hasPrefix("/") {
          return nil
        } else {
          // The base is itself relative to a folder we do not see; the reader of files decides.
          parts.append("..")
        }
      default: parts.append(String(part))
      }
    }
    return (base.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
