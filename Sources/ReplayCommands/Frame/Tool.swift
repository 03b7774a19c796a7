import ReplayReporting
import SourceText

/// From words to a status: finds the subcommand, reads its arguments, runs it, words its errors.
package struct Tool: Sendable {
  package static let version = "0.1.0"

  package var context: CommandContext
  /// Where `.toolbar-replay.yaml` is looked for, upward from here.
  package var workingDirectory: String

  package init(context: CommandContext, workingDirectory: String = ".") {
    self.context = context
    self.workingDirectory = workingDirectory
  }

  /// - Parameter words: the command line without the program's name.
  package func run(_ words: [String]) -> ExitStatus {
    var status: ExitStatus
    do {
      status = try answer(words)
    } catch let error as CommandLineError {
      context.errors.writeLine(error.description)
      status = .badCommandLine
    } catch let error as DiagnosticsError {
      context.report(error.diagnostics)
      status = .badInput
    } catch {
      context.errors.writeLine(
        "toolbar-replay: internal error: \(TextSafety.escaped("\(error)")); please report it "
          + "with the command line and its input"
      )
      status = .internalError
    }
    context.output.flush()
    if let failure = context.output.failure {
      context.errors.writeLine("toolbar-replay: standard output cannot be written: \(failure)")
      status = status.combined(with: .badInput)
    }
    context.errors.flush()
    return Interruption.isRequested ? .interrupted : status
  }

  private func answer(_ words: [String]) throws -> ExitStatus {
    if words.isEmpty {
      context.errors.write(HelpText(style: context.errorStyle).overview)
      return .badCommandLine
    }
    if words == ["--version"] {
      context.output.writeLine("toolbar-replay \(Tool.version)")
      return .clean
    }
    if words == ["--help"] || words == ["-h"] {
      context.output.write(HelpText(style: context.outputStyle).overview)
      return .clean
    }
    let (command, rest) = try subcommand(in: words)
    let arguments = try ArgumentReader(command: command.spec).read(rest)
    var context = self.context
    context.color =
      arguments.value(of: .color).flatMap(ColorChoice.init(rawValue:)) ?? context.color
    context.columns = arguments.integer(of: .columns) ?? context.columns
    if arguments.has(.help) {
      context.output.write(HelpText(style: context.outputStyle).page(of: command.spec))
      return .clean
    }
    context.configuration = try Configuration.found(
      upwardFrom: workingDirectory,
      environment: context.environment
    )
    return try command.run(arguments, context)
  }

  /// The subcommand that a command line means, and the words left for it.
  private func subcommand(
    in words: [String]
  ) throws(CommandLineError) -> (any Subcommand.Type, [String]) {
    guard let first = words.first else { throw CommandLineError("nothing to do") }
    if let command = CommandTable.named(first) { return (command, Array(words.dropFirst())) }
    if first.hasPrefix("-"), first != "-" {
      // Options before the word or file: the subcommand is the first word that is one, else a replay.
      if let index = words.firstIndex(where: { CommandTable.named($0) != nil }),
        !words[..<index].contains(where: CommandTable.isFile),
        let command = CommandTable.named(words[index])
      {
        return (command, Array(words[..<index] + words[(index + 1)...]))
      }
      return (ReplaySubcommand.self, words)
    }
    if CommandTable.isFile(first) { return (ReplaySubcommand.self, words) }
    if FolderListing.kind(of: first) == .folder {
      throw CommandLineError(
        "'\(first)' is a folder: name a scenario in it, or compare all of them with their recordings: "
          + "'toolbar-replay check \(first)'"
      )
    }
    throw CommandLineError(
      "'\(first)' is no subcommand, and no file to replay (those end in .yaml, .yml or .json, or "
        + "contain a slash: './\(first)')",
      suggestion: NearestWord.to(first, among: CommandTable.names)
    )
  }
}
