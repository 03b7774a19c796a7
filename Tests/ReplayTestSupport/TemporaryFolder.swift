import Foundation

/// A folder of its own for one test, deleted with the value.
public final class TemporaryFolder: Sendable {
  /// Absolute, without a slash at its end.
  public let path: String

  /// Makes a new empty folder.
  public init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "toolbar-replay-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders it needs.
  public func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
  }

  /// The text of a file; nil when there is none.
  public func text(of name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)",
      withDestinationPath: target
    )
  }

  /// All files below, with their relative paths, ascending.
  public var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).filter {
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\($0)")
      return attributes?[.type] as? FileAttributeType != .typeDirectory
    }.sorted()
  }
}
