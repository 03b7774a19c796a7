import Foundation

/// Files that a measurement needs, in a folder that is removed at the end, and the programs beside this one.
enum BenchFiles {
  static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("replay-bench-\(ProcessInfo.processInfo.processIdentifier)").path

  static func write(_ text: String, to name: String) throws -> String {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: url)
    return url.path
  }

  static func removeAll() {
    // Nothing was written when there is nothing to remove.
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The program of this name in the folder of this one; nil when it was not built.
  static func program(_ name: String) -> String? {
    let path = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name).path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }
}
