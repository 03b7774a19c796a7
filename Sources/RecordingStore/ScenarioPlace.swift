/// A scenario's path, split where its recordings' path branches off.
package struct ScenarioPlace: Hashable, Sendable {
  /// What stands before the innermost `Scenarios` folder (or before the file), as written.
  package var root: String
  /// The components below `Scenarios`, or the file's name alone.
  package var components: [String]

  /// Nil for standard input and for paths that name no file.
  package init?(_ path: String) {
    guard path != "-", !path.isEmpty, !path.utf8.contains(0) else { return nil }
    let isAbsolute = path.hasPrefix("/")
    let parts = Self.normalized(path.split(separator: "/").map(String.init), isAbsolute: isAbsolute)
    guard let file = parts.last, file != ".." else { return nil }
    let branch = parts.dropLast().lastIndex(of: "Scenarios")
    let before = parts[..<(branch ?? parts.count - 1)]
    root = (isAbsolute ? "/" : "") + before.joined(separator: "/")
    components = branch.map { Array(parts[($0 + 1)...]) } ?? [file]
  }

  /// The folder that mirrors `Scenarios`.
  package var recordingsFolder: String {
    root.isEmpty ? "Recordings" : root.hasSuffix("/") ? "\(root)Recordings" : "\(root)/Recordings"
  }

  /// Takes out `.` and `name/..`; what climbs above the start of a relative path stays.
  private static func normalized(_ parts: [String], isAbsolute: Bool) -> [String] {
    var out: [String] = []
    for part in parts where part != "." {
      if part == "..", let last = out.last, last != ".." {
        out.removeLast()
      } else if part == "..", isAbsolute {
        continue
      } else {
        out.append(part)
      }
    }
    return out
  }
}
