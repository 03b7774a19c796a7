import RecordingStore
import SourceText

/// Finds the pending recordings that a command line means.
enum PendingRecordings {
  /// Those of the given scenarios, recordings or folders; all in the recordings folder without any.
  ///
  /// - Throws: One diagnostic for each path that nothing is pending for.
  static func locations(
    _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(DiagnosticsError) -> [RecordingLocation] {
    let folder = SuiteArguments.recordings(arguments, context)
    guard !arguments.positionals.isEmpty else {
      return try RecordingInventory(of: folder ?? "Recordings").pending
    }
    var found: [RecordingLocation] = []
    var diagnostics: [Diagnostic] = []
    for path in arguments.positionals {
      let matches = try pending(path, folder: folder)
      if matches.isEmpty {
        diagnostics.append(
          Diagnostic(path: path, "nothing is pending here; 'toolbar-replay pending' lists what is")
        )
      }
      found += matches.filter { !found.contains($0) }
    }
    if !diagnostics.isEmpty { throw DiagnosticsError(diagnostics) }
    return found
  }

  private static func pending(
    _ path: String,
    folder: String?
  ) throws(DiagnosticsError) -> [RecordingLocation] {
    // A folder of recordings, or of scenarios.
    if FolderListing.kind(of: path) == .folder {
      let own = try RecordingInventory(of: path).pending
      if !own.isEmpty { return own }
      guard let place = ScenarioPlace(path + "/x") else { return [] }
      let below =
        path.split(separator: "/").contains("Scenarios") ? place.components.dropLast() : []
      return try RecordingInventory(of: folder ?? place.recordingsFolder).pending
        .filter { $0.subfolders.starts(with: below) }
    }
    for suffix in [RecordingLocation.pendingSuffix, RecordingLocation.suffix]
    where path.hasSuffix(suffix) {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      let base = parts.dropLast().joined(separator: "/")
      let name = String(path.dropLast(suffix.count).split(separator: "/").last ?? "")
      return try RecordingInventory(of: base.isEmpty ? "." : base).pending
        .filter { $0.subfolders.isEmpty && $0.name == name }
    }
    guard let scenario = RecordingLocation(scenario: path, recordings: folder) else { return [] }
    return try RecordingInventory(of: scenario.folder).pending.filter {
      $0.subfolders == scenario.subfolders
        && ($0.name == scenario.name || $0.name.hasPrefix(scenario.name + "."))
    }
  }
}
