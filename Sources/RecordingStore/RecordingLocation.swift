package import TimelineModel

/// Where the recording of one scenario (of one combination of its matrix) lies.
///
/// `Scenarios/a/b.yaml` is recorded in `Recordings/a/b.timeline.yaml`; a scenario in no `Scenarios`
/// folder in `Recordings` beside it. The path below the folder never leaves it.
package struct RecordingLocation: Hashable, Sendable {
  /// The recordings folder, as messages show it.
  package var folder: String
  /// Folders below it, none of them `.`, `..` or empty.
  package var subfolders: [String]
  /// File name without `.timeline.yaml`.
  package var name: String

  /// Nil when the names could leave the folder.
  package init?(folder: String, subfolders: [String], name: String) {
    guard (subfolders + [name]).allSatisfy(Self.isSafe), !folder.isEmpty else { return nil }
    self.folder = folder
    self.subfolders = subfolders
    self.name = name
  }

  /// - Parameters:
  ///   - recordings: The recordings folder, when configured; else it is found from the path.
  /// - Returns: Nil for standard input, and for a path that names no file.
  package init?(scenario path: String, matrix: [MatrixChoice] = [], recordings: String? = nil) {
    guard let place = ScenarioPlace(path), let base = place.components.last else { return nil }
    self.init(
      folder: recordings ?? place.recordingsFolder,
      subfolders: Array(place.components.dropLast()),
      name: RecordingName.name(ofScenario: base, matrix: matrix)
    )
  }

  package static let suffix = ".timeline.yaml"
  package static let pendingSuffix = ".timeline.new.yaml"

  package var fileName: String { name + Self.suffix }
  package var pendingFileName: String { name + Self.pendingSuffix }

  /// The recording's path for messages and readers.
  package var path: String { ([folder] + subfolders + [fileName]).joined(separator: "/") }
  package var pendingPath: String {
    ([folder] + subfolders + [pendingFileName]).joined(separator: "/")
  }

  private static func isSafe(_ component: String) -> Bool {
    !component.isEmpty && component != "." && component != ".."
      && !component.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "/") }
  }
}
