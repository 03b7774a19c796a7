import ReplayReporting
import SourceText
import StabilityAnalysis
import ToolbarModel

/// `toolbar-replay rules [NAME]`: the rules, or the manual of one.
enum RulesSubcommand: Subcommand {
  static let spec = CommandSpec(
    "rules",
    "list the stability rules, or print the manual of one",
    examples: [
      CommandSpec.Example("rules", "every rule in one line"),
      CommandSpec.Example("rules flicker", "what, why, an example, thresholds, exceptions"),
    ],
    arguments: [
      ArgumentSpec(
        "NAME",
        .optional,
        .words(StabilityRule.allCases.map(\.rawValue)),
        "a rule's id"
      )
    ]
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let text = RuleText(style: context.outputStyle)
    guard let name = arguments.positionals.first else {
      context.output.write(text.list(of: RuleManual.all))
      return .clean
    }
    guard let manual = RuleManual.all.first(where: { $0.rule.rawValue == name }) else {
      throw CommandLineError(
        "there is no rule '\(name)'",
        suggestion: NearestWord.to(name, among: StabilityRule.allCases.map(\.rawValue)),
        command: spec.name
      )
    }
    context.output.write(text.manual(manual))
    return .clean
  }
}
