/// One setting and where its value came from.
package struct ConfigurationValue: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    case standard
    /// A configuration file and the line in it.
    case file(path: String, line: Int)
    case environment(name: String)
  }

  package var text: String
  package var origin: Origin

  package init(_ text: String, _ origin: Origin) {
    self.text = text
    self.origin = origin
  }

  /// The variables the tool reads, with their meaning; for help.
  package static let environment: [(name: String, meaning: String)] = [
    ("TOOLBAR_REPLAY_RECORDINGS", "folder of the recordings, as --recordings"),
    ("TOOLBAR_REPLAY_FAIL_ON", "lowest severity that fails, as --fail-on"),
    ("NO_COLOR", "when set and not empty, no colour"),
    ("CI", "when set and not empty, 0 or false, nothing is recorded"),
    (
      "TEST_TOTAL_SHARDS, TEST_SHARD_INDEX, TEST_SHARD_STATUS_FILE",
      "the part of a suite to run, as Bazel sets it"
    ),
  ]
}

extension ConfigurationValue.Origin: CustomStringConvertible {
  package var description: String {
    switch self {
    case .standard: "default"
    case .file(let path, let line): "\(path):\(line)"
    case .environment(let name): "environment variable \(name)"
    }
  }
}
