import RecordingStore

/// `toolbar-replay reject [PATH …]`: throw pending timelines away.
enum RejectSubcommand: Subcommand {
  static let spec = PendingSettlement.spec("reject", "throw pending timelines away")

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let settlement = PendingSettlement(
      spec: spec,
      done: "rejected",
      settle: RecordingKeeper.reject
    )
    return try settlement.run(arguments, context)
  }
}
