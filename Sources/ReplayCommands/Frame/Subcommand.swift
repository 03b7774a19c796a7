/// One thing the tool does: its command line as data, and the work.
///
/// A subcommand prints to `context.output`, complains to `context.errors` and returns its status. It
/// may throw `CommandLineError` (status 64), `DiagnosticsError` (2, printed with source lines) or any
/// other error (3).
package protocol Subcommand: Sendable {
  static var spec: CommandSpec { get }
  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus
}
