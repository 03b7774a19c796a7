import ReplayReporting
import ScenarioModel
import SourceText
import ToolbarLint
import ToolbarModel

/// `toolbar-replay lint PATH …`: advice on the declarations alone.
enum LintSubcommand: Subcommand {
  static let spec = CommandSpec(
    "lint",
    "advice on the declared toolbar, without a replay",
    examples: [
      CommandSpec.Example("lint editor.yaml", "what Apple's guides warn of, and how to mend it"),
      CommandSpec.Example("lint editor.yaml --fail-on warning", "status 1 when there is a warning"),
    ],
    arguments: [ArgumentSpec("PATH", .oneOrMore, .files, "a scenario file; - is standard input")],
    options: [.format(.text, .json), .failOn],
    discussion: "Silence is no proof: advice speaks of what is declared, a replay of what happens."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    var found: [LintAdvice] = []
    var files: [String: SourceFile] = [:]
    let threshold = FailThreshold(arguments, context)
    var status = try ScenarioInput.forEach(arguments.positionals, context) { document in
      files[document.file.path] = document.file
      for scenario in document.scenarios {
        for advice in ToolbarLinter.advice(on: scenario) where !found.contains(advice) {
          found.append(advice)
        }
      }
      return .clean
    }
    if found.contains(where: { threshold.fails($0.severity) }) {
      status = status.combined(with: .findings)
    }
    try context.write(arguments.outputs(standard: .text)) { format, style in
      format == .json ? json(found) : text(found, files, style)
    }
    return status
  }

  private static func text(
    _ found: [LintAdvice],
    _ files: [String: SourceFile],
    _ style: TextStyle
  ) -> String {
    var out = ""
    for advice in found {
      var diagnostic = Diagnostic(path: advice.path, "")
      if let file = files[advice.path] {
        diagnostic = Diagnostic(in: file, at: SourceSpan(at: advice.position), "")
      }
      diagnostic.severity = severity(advice.severity)
      diagnostic.message = "\(advice.message) [\(advice.rule.rawValue)]"
      out += DiagnosticText(style: style).text(of: diagnostic)
      out += TextLines.wrapped("fix: \(TextSafety.escaped(advice.fix))", columns: style.columns - 7)
        .map { "       \($0)\n" }.joined()
    }
    let count = found.count
    return out
      + (count == 0 ? "no advice\n" : "\(count) \(count == 1 ? "piece" : "pieces") of advice\n")
  }

  private static func severity(_ severity: Severity) -> Diagnostic.Severity {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .note
    }
  }

  private static func json(_ found: [LintAdvice]) -> String {
    var out = JSONWriter()
    out.object { out in
      out.member("schema", JSONReport.schema)
      out.key("findings")
      out.array { out in
        for advice in found {
          out.object { out in
            out.member("rule", advice.rule.rawValue)
            out.member("severity", advice.severity.rawValue)
            out.member("items", advice.items)
            out.member("path", advice.path)
            out.member("line", advice.position.line)
            out.member("column", advice.position.column)
            out.member("screen", advice.screen)
            out.member("message", advice.message)
            out.member("hint", advice.fix)
          }
        }
      }
    }
    out.newline()
    return out.text
  }
}
