import ReplayReporting
import SourceText
import TimelineDiff
import TimelineModel

/// `toolbar-replay diff OLD NEW`: what changed, in toolbar terms.
enum DiffSubcommand: Subcommand {
  static let unified = OptionSpec.flag(
    "unified",
    "the differing lines of each step, with - and +; in Markdown the bars drawn before and after"
  )
  static let sideBySide = OptionSpec.flag("side-by-side", "the differing steps in two columns")
  static let git = OptionSpec(
    "git",
    .text("REV..REV"),
    "compare two revisions: their recordings, and scenarios without one"
  )
  static let textconv = OptionSpec.flag(
    "textconv",
    "print one timeline as git's textconv wants it: a fact a line, times absolute"
  )

  static let spec = CommandSpec(
    "diff",
    "what changed between two timelines, scenarios, folders or revisions",
    examples: [
      CommandSpec.Example("diff old.timeline.yaml new.timeline.yaml", "two timelines"),
      CommandSpec.Example("diff before.yaml after.yaml", "two scenarios, replayed"),
      CommandSpec.Example("diff Scenarios/editor.yaml", "a scenario and its recording"),
      CommandSpec.Example("diff before.yaml after.yaml --format html=diff.html", "side by side"),
      CommandSpec.Example("diff --git main..HEAD --format markdown", "for a pull request"),
    ],
    arguments: [
      ArgumentSpec(
        "PATH",
        .any,
        .files,
        "OLD and NEW; or one scenario, to compare with its recording"
      )
    ],
    options: [
      .format(.text, .json, .markdown, .svg, .html), unified, sideBySide, git, textconv, .rules,
      .recordings,
    ],
    discussion:
      "The status is 0 when nothing differs, 1 when something does, 2 in trouble. With the "
      + "seven arguments of git's external diff the status is 0, as git wants it:\n\n"
      + "  git config diff.toolbar.command 'toolbar-replay diff'\n"
      + "  git config difftool.toolbar.cmd 'toolbar-replay diff \"$LOCAL\" \"$REMOTE\"'\n\n"
      + "and in .gitattributes: *.timeline.yaml diff=toolbar"
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let loader = TimelineLoader(
      settings: try AnalysisSettings(arguments, context),
      today: Today.text(context.environment),
      recordings: SuiteArguments.recordings(arguments, context)
    )
    let paths = arguments.positionals
    if arguments.has(textconv) { return try textconv(paths, loader, context) }
    var comparison = TimelineComparison(arguments, context)
    if let range = arguments.value(of: git) {
      for pair in try GitRevisions(range, command: spec.name).pairs(under: paths, loader: loader) {
        comparison.compare(pair)
      }
      return try comparison.finish()
    }
    // git's external diff: path, old file, hex, mode, new file, hex, mode, and of a rename two more.
    if paths.count == 7 || paths.count == 9 {
      let new = paths.count == 9 ? paths[7] : paths[0]
      for pair in try loader.pairs(paths[1], paths[4], oldName: paths[0], newName: new) {
        comparison.compare(pair)
      }
      _ = try comparison.finish()
      return .clean
    }
    switch paths.count {
    case 1:
      for pair in try loader.pairsWithRecordings(paths[0]) { comparison.compare(pair) }
    case 2:
      for pair in try loader.pairs(paths[0], paths[1], oldName: paths[0], newName: paths[1]) {
        comparison.compare(pair)
      }
    default:
      throw CommandLineError(
        "'diff' compares OLD and NEW, not \(paths.count) paths",
        command: "diff"
      )
    }
    return try comparison.finish()
  }

  private static func textconv(
    _ paths: [String],
    _ loader: TimelineLoader,
    _ context: CommandContext
  ) throws -> ExitStatus {
    for path in paths {
      for report in try loader.load(path).reports {
        context.output.write(TextConversion.text(of: report.timeline))
      }
    }
    return .clean
  }
}
