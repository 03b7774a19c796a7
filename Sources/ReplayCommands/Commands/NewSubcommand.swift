import ReplayReporting

/// `toolbar-replay new NAME`: a first scenario, a configuration and a workflow, none overwritten.
enum NewSubcommand: Subcommand {
  static let spec = CommandSpec(
    "new",
    "write a first scenario, a configuration and a CI workflow to start from",
    examples: [
      CommandSpec.Example("new editor", "Scenarios/editor.yaml and what is missing around it"),
      CommandSpec.Example("new mail/inbox-folded", "in a folder by theme"),
    ],
    arguments: [
      ArgumentSpec("NAME", .one, .nothing, "letters, digits and hyphens, with folders if you like")
    ],
    discussion: "Files that are there are left alone."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let name = try checked(arguments.positionals[0])
    let scenario = "Scenarios/\(name).yaml"
    let files = [
      (scenario, StarterFiles.scenario(named: name)),
      (Configuration.fileName, StarterFiles.configuration),
      (".github/workflows/toolbar-replay.yml", StarterFiles.workflow),
    ]
    for (path, text) in files {
      if NewFolder.exists(path) {
        context.errors.writeLine("\(path) is there already, left alone")
        continue
      }
      try NewFolder.make(forFile: path)
      try OutputFile.write(text, to: path)
      context.output.writeLine("wrote \(path)")
    }
    context.errors.write(
      """
      Next:
        toolbar-replay \(scenario)     see what happens to the toolbar
        toolbar-replay record     keep it as the expectation
        toolbar-replay check      compare with it from now on

      """
    )
    return .clean
  }

  private static func checked(_ name: String) throws(CommandLineError) -> String {
    var name = name
    if name.hasPrefix("Scenarios/") { name = String(name.dropFirst("Scenarios/".count)) }
    if name.hasSuffix(".yaml") { name = String(name.dropLast(".yaml".count)) }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isGood = parts.allSatisfy { part in
      !part.isEmpty
        && part.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
        }
    }
    guard isGood else {
      throw CommandLineError(
        "a name has letters, digits and hyphens, such as 'editor' or 'mail/inbox-folded', not "
          + "'\(name)'",
        command: spec.name
      )
    }
    return name
  }
}
