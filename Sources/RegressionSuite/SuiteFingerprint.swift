import RecordingStore
import SourceText

/// What a shard says about the whole suite, so that a merge can prove that all shards saw the same one.
package struct SuiteFingerprint: Hashable, Sendable {
  /// Scenario files found, before sharding.
  package var files: Int
  /// A stable hash of their paths, in order.
  package var hash: String

  package init(files: Int, hash: String) {
    self.files = files
    self.hash = hash
  }

  package init(of paths: [String]) {
    let identities = paths.map { ScenarioPlace($0)?.components.joined(separator: "/") ?? $0 }
    self.init(
      files: paths.count,
      hash: String(StableHash.of(identities.joined(separator: "\n")), radix: 16)
    )
  }
}
