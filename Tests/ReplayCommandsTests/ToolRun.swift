import ReplayCommands

/// One run of the tool inside the test process, with streams in memory.
struct ToolRun {
  var status: ExitStatus
  var output: String
  var errors: String

  init(_ words: [String], environment: [String: String] = [:], in folder: String = "/") {
    let context = CommandContext(
      output: .memory(),
      errors: .memory(),
      environment: Environment(environment)
    )
    status = Tool(context: context, workingDirectory: folder).run(words)
    output = context.output.text
    errors = context.errors.text
  }

  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}
