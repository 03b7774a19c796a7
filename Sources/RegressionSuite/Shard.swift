import RecordingStore
import SourceText

/// One of several runs that share the scenarios of a suite.
package struct Shard: Hashable, Sendable {
  /// From one.
  package var index: Int
  package var count: Int

  /// More would not find the room on any machine.
  package static let mostShards = 100_000

  /// Nil unless 1 ≤ index ≤ count ≤ ``mostShards``.
  package init?(index: Int, count: Int) {
    guard count >= 1, count <= Self.mostShards, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index: index, count: count)
  }

  /// What Bazel's variables say; they count from zero.
  package init?(bazelIndex: String?, bazelCount: String?) {
    guard let index = bazelIndex.flatMap(Int.init), let count = bazelCount.flatMap(Int.init),
      index < Int.max
    else { return nil }
    self.init(index: index + 1, count: count)
  }

  package static let whole = Shard(whole: ())

  private init(whole: Void) {
    index = 1
    count = 1
  }

  /// Whether a scenario file is this shard's: by its path below `Scenarios`, so that it does not
  /// matter from where the run was started.
  package func takes(_ path: String) -> Bool {
    guard count > 1 else { return true }
    let identity = ScenarioPlace(path)?.components.joined(separator: "/") ?? path
    return StableHash.of(identity) % UInt64(count) == UInt64(index - 1)
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(index)/\(count)" }
}
