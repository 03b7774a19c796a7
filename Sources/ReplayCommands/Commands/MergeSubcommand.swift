import RegressionSuite
import ReplayReporting
import SourceText

/// `toolbar-replay merge REPORT …`: joins shard reports, proving that every scenario ran once.
enum MergeSubcommand: Subcommand {
  static let spec = CommandSpec(
    "merge",
    "join the reports of all shards and prove that every scenario ran exactly once",
    examples: [
      CommandSpec.Example("merge part-*.jsonl", "the counts of the whole suite"),
      CommandSpec.Example("merge part-*.jsonl --format json=whole.jsonl", "one report of them all"),
    ],
    arguments: [
      ArgumentSpec(
        "REPORT",
        .oneOrMore,
        .files,
        "what 'check --shard I/N --format json=REPORT' wrote"
      )
    ],
    options: [.format(.text, .json)]
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    var reports: [ShardReport] = []
    var diagnostics: [Diagnostic] = []
    for path in arguments.positionals {
      do throws(DiagnosticsError) {
        // Reports hold whole timelines.
        reports.append(try ShardReport(SourceFile.read(path: path, limit: 1 << 30)))
      } catch {
        diagnostics += error.diagnostics
      }
    }
    if !diagnostics.isEmpty { throw DiagnosticsError(diagnostics) }
    let merge = try ShardMerge(reports)
    let scenarios = merge.passed + merge.failed
    try context.write(arguments.outputs(standard: .text)) { format, _ in
      guard format == .json else {
        return "\(scenarios) scenario\(scenarios == 1 ? "" : "s"): \(merge.passed) passed"
          + (merge.failed > 0 ? ", \(merge.failed) failed" : "")
          + "; \(merge.suite.files) files, each in exactly one of \(reports.count) shards\n"
      }
      let lines = merge.lines.map { String(decoding: $0, as: UTF8.self) + "\n" }
      let share = CheckJSON.Share(
        index: 1,
        count: 1,
        files: merge.suite.files,
        suiteFiles: merge.suite.files,
        suiteHash: merge.suite.hash
      )
      return lines.joined()
        + CheckJSON.summary(scenarios: scenarios, passed: merge.passed, share: share)
    }
    return merge.failed > 0 ? .findings : .clean
  }
}
