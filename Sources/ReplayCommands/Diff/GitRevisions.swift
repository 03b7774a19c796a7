import RecordingStore
import ReplayReporting
import SourceText

/// Two revisions of a git repository and the timelines that differ between them.
struct GitRevisions {
  private let old: String
  private let new: String

  /// Reads `A..B` (or `A`, compared with HEAD).
  init(_ range: String, command: String) throws(CommandLineError) {
    let parts = range.split(separator: ".", omittingEmptySubsequences: false)
    let isRange = range.contains("..") && parts.count == 3 && !range.contains("...")
    let ends = isRange ? [String(parts[0]), String(parts[2])] : [range, "HEAD"]
    old = ends[0].isEmpty ? "HEAD" : ends[0]
    new = ends[1].isEmpty ? "HEAD" : ends[1]
    // What looks like an option must not reach git as one.
    guard !old.hasPrefix("-"), !new.hasPrefix("-"), !range.contains("...") else {
      throw CommandLineError("'--git' takes REV..REV, not '\(range)'", command: command)
    }
  }

  /// The changed recordings, and the changed scenarios that have no recording in the range.
  func pairs(
    under paths: [String],
    loader: TimelineLoader
  ) throws(DiagnosticsError) -> [TimelinePair] {
    let listing = try GitCommand.output(
      ["diff", "--name-only", "--no-renames", "-z", "--relative", old, new, "--"] + paths
    )
    let changed = listing.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let recordings = changed.filter { $0.hasSuffix(RecordingLocation.suffix) }
    let scenarios = changed.filter { path in
      guard path.hasSuffix(".yaml") || path.hasSuffix(".yml"),
        !path.hasSuffix(RecordingLocation.suffix),
        !path.hasSuffix(RecordingLocation.pendingSuffix),
        path.split(separator: "/").dropLast().contains("Scenarios"),
        let location = RecordingLocation(scenario: path, recordings: loader.recordings)
      else { return false }
      let beginning = location.path.dropLast(RecordingLocation.suffix.count)
      return !recordings.contains { $0.hasPrefix(beginning) }
    }
    var pairs: [TimelinePair] = []
    for path in recordings + scenarios {
      let isScenario = scenarios.contains(path)
      let before = try reports(at: path, in: old, loader, isOptional: isScenario)
      let after = try reports(at: path, in: new, loader, isOptional: isScenario)
      if before == nil, after == nil { continue }
      pairs += TimelineLoader.paired(
        before,
        after,
        oldName: "\(old):\(path)",
        newName: "\(new):\(path)"
      )
    }
    return pairs
  }

  /// Nil when the file is not in the revision; for a scenario also when it is a screen of others.
  private func reports(
    at path: String,
    in revision: String,
    _ loader: TimelineLoader,
    isOptional: Bool
  ) throws(DiagnosticsError) -> [ReplayReport]? {
    guard let first = try file(path, in: revision) else { return nil }
    let words = ["scenario:", "timeline:"]
    let isScenario = first.bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      words.contains { line.starts(with: $0.utf8) }
    }
    if isOptional, !isScenario { return nil }
    return try loader.load(path) { wanted throws(DiagnosticsError) in
      if wanted == path { return first }
      guard let file = try file(wanted, in: revision) else {
        throw DiagnosticsError([
          Diagnostic(path: wanted, "there is no such file in revision \(revision)")
        ])
      }
      return file
    }.reports
  }

  private func file(_ path: String, in revision: String) throws(DiagnosticsError) -> SourceFile? {
    let name = "\(revision):./\(path)"
    guard GitCommand.succeeds(["cat-file", "-e", name]) else { return nil }
    return SourceFile(path: path, bytes: try GitCommand.output(["cat-file", "blob", name]))
  }
}
