import ReplayReporting
import SourceText

/// What a timeline or scenario file came to: judged timelines with what pictures of them need.
struct LoadedFile {
  /// One for a timeline, one for each combination of a scenario's matrix.
  var reports: [ReplayReport]
  /// Of the scenario's file.
  var warnings: [Diagnostic] = []
}
