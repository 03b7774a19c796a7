import RecordingStore

/// `toolbar-replay accept [PATH …]`: make pending timelines the recordings.
enum AcceptSubcommand: Subcommand {
  static let spec = PendingSettlement.spec("accept", "make pending timelines the recordings")

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let settlement = PendingSettlement(
      spec: spec,
      done: "accepted",
      settle: RecordingKeeper.accept
    )
    return try settlement.run(arguments, context)
  }
}
