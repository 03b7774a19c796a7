import RecordingStore
import ReplayReporting
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Recordings that no scenario has: told, refused or deleted, and recognised when only the name changed.
struct LeftoverRecordings {
  let folder: String
  let context: CommandContext

  /// - Returns: Whether the run fails because of them.
  func settle(
    used: Set<RecordingLocation>,
    missing: [(location: RecordingLocation, contentHash: UInt64)],
    policy: UnreferencedPolicy
  ) throws(DiagnosticsError) -> Bool {
    let inventory = try RecordingInventory(of: folder)
    let mayWrite = !context.environment.isContinuousIntegration
    if mayWrite {
      for path in inventory.abandoned { unsafe unlink(path) }
    }
    let leftovers = inventory.unreferenced(by: used)
    guard !leftovers.isEmpty else { return false }
    var renamed: Set<RecordingLocation> = []
    for (old, new) in try RecordingInventory.renames(missing: missing, unreferenced: leftovers) {
      guard renamed.insert(old).inserted else { continue }
      tell(
        "\(old.path) belongs to no scenario; it says the same as \(new.path): was the scenario renamed? "
          + "git mv \(ShellText.quoted(old.path)) \(ShellText.quoted(new.path))"
      )
    }
    var others = leftovers.filter { !renamed.contains($0) }
    if policy == .delete, mayWrite {
      for location in leftovers {
        try RecordingKeeper.delete(location)
        tell("deleted \(location.path): it belonged to no scenario")
      }
      others = []
    } else {
      for location in others.prefix(20) { tell("\(location.path) belongs to no scenario") }
      if others.count > 20 { tell("… and \(others.count - 20) more") }
      tell("'toolbar-replay check --unreferenced delete' deletes them")
    }
    return policy == .reject
  }

  private func tell(_ text: String) {
    context.errors.writeLine("toolbar-replay: \(TextSafety.escaped(text))")
  }
}
