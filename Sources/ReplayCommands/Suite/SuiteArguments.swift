import RecordingStore
import RegressionSuite
import SourceText
import TimelineModel

/// What the command line says about a suite: which files, which share of them, how they are judged.
struct SuiteArguments {
  /// Used when no path is given.
  static let standardFolder = "Scenarios"

  var paths: [String]
  var files: [String]
  var settings: SuiteSettings
  var shard: Shard
  var suite: SuiteFingerprint
  var threshold: FailThreshold
  /// What is done with recordings that no scenario has.
  var unreferenced: UnreferencedPolicy
  /// Whether every scenario runs, so that a recording without one is known to be left over.
  var isFullRun: Bool

  /// - Parameter store: How recordings are written.
  init(
    _ arguments: ParsedArguments,
    _ context: CommandContext,
    store: RecordingKeeper
  ) throws {
    let isStandard = arguments.positionals.isEmpty
    paths = isStandard ? [Self.standardFolder] : arguments.positionals
    if isStandard, FolderListing.kind(of: Self.standardFolder) != .folder {
      throw CommandLineError(
        "there is no folder '\(Self.standardFolder)' here; name the scenarios to run, or write a first "
          + "one with 'toolbar-replay new NAME'",
        command: arguments.command.name
      )
    }
    let discovery = ScenarioDiscovery(paths)
    context.report(discovery.diagnostics)
    let errors = discovery.diagnostics.filter { $0.severity == .error }
    // Already told; nothing more to say about them.
    if !errors.isEmpty, discovery.files.isEmpty { throw DiagnosticsError([]) }

    shard = try Self.shard(arguments, context)
    suite = SuiteFingerprint(of: discovery.files)
    let shard = shard
    files = discovery.files.filter { shard.takes($0) }
    threshold = FailThreshold(arguments, context)
    unreferenced =
      arguments.value(of: .unreferenced).flatMap(UnreferencedPolicy.init(rawValue:)) ?? .warn
    let analysis = try AnalysisSettings(arguments, context)
    let filter = ScenarioFilter(
      tags: arguments.values(of: .tag),
      text: arguments.value(of: .filter)
    )
    settings = SuiteSettings(
      store: store,
      recordings: Self.recordings(arguments, context),
      filter: filter,
      jobs: arguments.integer(of: .jobs) ?? ProcessorCount.available,
      today: Today.text(context.environment),
      stability: { analysis.settings(over: $0) },
      isInterrupted: { Interruption.isRequested }
    )
    isFullRun =
      (isStandard || paths.map { $0.trimmingSlashes } == [Self.standardFolder])
      && filter.takesAll && shard == .whole && errors.isEmpty
  }

  /// The folder that was set; nil to find it from each scenario's path.
  static func recordings(_ arguments: ParsedArguments, _ context: CommandContext) -> String? {
    if let folder = arguments.value(of: .recordings) { return folder }
    let configured = context.configuration.recordings
    switch configured.origin {
    case .standard: return nil
    case .environment: return configured.text
    case .file(let path, _):
      // A path in a file is meant from where the file is.
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let base = parts.joined(separator: "/")
      let isRelative = !configured.text.hasPrefix("/") && !base.isEmpty && base != "."
      return isRelative ? "\(base)/\(configured.text)" : configured.text
    }
  }

  private static func shard(
    _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws -> Shard {
    if let text = arguments.value(of: .shard) {
      guard let shard = Shard(text) else {
        throw CommandLineError(
          "'--shard' takes I/N with I from 1 to N, not '\(text)'",
          command: arguments.command.name
        )
      }
      return shard
    }
    let environment = context.environment
    guard let count = environment.text("TEST_TOTAL_SHARDS") else { return .whole }
    let index = environment.text("TEST_SHARD_INDEX")
    guard let shard = Shard(bazelIndex: index, bazelCount: count) else {
      throw CommandLineError(
        "TEST_SHARD_INDEX is '\(index ?? "")' and TEST_TOTAL_SHARDS '\(count)'; the index counts from "
          + "0 and is smaller than the total"
      )
    }
    // Bazel wants to see that the program knows about shards.
    if let file = environment.text("TEST_SHARD_STATUS_FILE") { try OutputFile.write("", to: file) }
    return shard
  }
}

extension String {
  /// The path without slashes at its end.
  fileprivate var trimmingSlashes: String {
    var path = self[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    return String(path)
  }
}
