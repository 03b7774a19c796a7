package import SourceText
import YAMLSyntax

/// Finds the scenario files behind path arguments: files, folders, patterns.
package struct ScenarioDiscovery: Sendable {
  /// In the order of the arguments, within one ascending; each file once.
  package private(set) var files: [String] = []
  /// Arguments that name nothing.
  package private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<String> = []

  /// - Parameter arguments: Folders are searched for scenarios, patterns are matched, files are taken as they are.
  package init(_ arguments: [String]) {
    for argument in arguments {
      let before = files.count + diagnostics.count
      let kind = FolderListing.kind(of: argument)
      if kind == .folder {
        collect(argument == "/" ? argument : Self.trimmed(argument), matching: nil)
        if files.count + diagnostics.count == before, !seen.contains(argument) {
          diagnostics.append(
            Diagnostic(.warning, path: argument, "there is no scenario in this folder")
          )
        }
      } else if kind != nil || argument == "-" || !GlobPattern.isPattern(argument) {
        // A missing file is told by whoever reads it, like any unreadable one.
        add(argument)
      } else {
        let pattern = GlobPattern(argument)
        let start = GlobPattern.fixedFolders(of: argument)
        if FolderListing.kind(of: start) == .folder {
          collect(start, matching: pattern)
        }
        if files.count + diagnostics.count == before {
          diagnostics.append(Diagnostic(path: argument, "no file matches this pattern"))
        }
      }
    }
  }

  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }

  private mutating func add(_ file: String) {
    if seen.insert(file).inserted { files.append(file) }
  }

  /// Without following symbolic links to folders, so a circle of links ends.
  private mutating func collect(_ folder: String, matching pattern: GlobPattern?) {
    let entries: [FolderListing.Entry]
    do {
      entries = try FolderListing.entries(of: folder)
    } catch {
      diagnostics += error.diagnostics
      return
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path =
        folder == "." ? entry.name : folder == "/" ? "/\(entry.name)" : "\(folder)/\(entry.name)"
      let kind = entry.kind == .symbolicLink ? FolderListing.kind(of: path) : entry.kind
      switch kind {
      case .folder:
        if entry.kind == .folder, entry.name != "Recordings" { collect(path, matching: pattern) }
      case .file:
        guard Self.isScenarioName(entry.name) else { continue }
        if let pattern {
          if pattern.matches(path) { add(path) }
        } else if Self.isScenario(path) {
          add(path)
        }
      case .symbolicLink, .other, nil: continue
      }
    }
  }

  private static func isScenarioName(_ name: String) -> Bool {
    (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) && !name.hasSuffix(".timeline.yaml")
      && !name.hasSuffix(".timeline.new.yaml")
  }

  /// Whether a file in a searched folder is meant as a scenario, and not as a screen that others take.
  ///
  /// One that cannot be read or parsed is: its error is not to go unnoticed.
  private static func isScenario(_ path: String) -> Bool {
    guard let file = try? SourceFile.read(path: path) else { return true }
    let isPlain = file.bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      words.contains { word in
        line.starts(with: word.utf8) && line.dropFirst(word.utf8.count).first == UInt8(ascii: ":")
      }
    }
    if isPlain { return true }
    // Keys may be quoted, indented or in one line with braces: then YAML itself has to say.
    guard let root = try? YAMLReader.document(in: file, limits: .scenario).mapping else {
      return true
    }
    return root.contains { words.contains($0.key) }
  }

  /// Keys of a scenario that a screen does not have.
  private static let words = [
    "scenario", "device", "events", "tracks", "screen", "screens", "matrix",
  ]
}
