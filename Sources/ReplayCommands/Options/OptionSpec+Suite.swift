import RecordingStore
import RegressionSuite

/// Options of the subcommands that work on many scenarios.
extension OptionSpec {
  package static let record = OptionSpec(
    "record",
    .word(RecordingMode.allCases.map(\.rawValue)),
    "which recordings may be written (default missing; none where CI is set)"
  )
  package static let unreferenced = OptionSpec(
    "unreferenced",
    .word(UnreferencedPolicy.allCases.map(\.rawValue)),
    "what to do about recordings of no scenario, on full runs (default warn)"
  )
  package static let tag = OptionSpec(
    "tag",
    .text("TAG"),
    isRepeatable: true,
    "only scenarios with this tag; !TAG leaves them out"
  )
  package static let filter = OptionSpec(
    "filter",
    .text("TEXT"),
    "only scenarios whose path or name contains this, or whose path matches this pattern"
  )
  package static let shard = OptionSpec(
    "shard",
    .text("I/N"),
    "run the I-th of N shares; also taken from TEST_SHARD_INDEX and TEST_TOTAL_SHARDS"
  )
}
