import RecordingStore
import ReplayReporting
import SourceText

/// `toolbar-replay pending [PATH …]`: what waits to be accepted.
enum PendingSubcommand: Subcommand {
  static let spec = CommandSpec(
    "pending",
    "list the timelines that wait to be accepted or rejected",
    examples: [
      CommandSpec.Example("pending", "all of them"),
      CommandSpec.Example("pending --format json", "for programs"),
    ],
    arguments: [
      ArgumentSpec("PATH", .any, .files, "scenarios, recordings or folders (default all)")
    ],
    options: [.format(.text, .json), .recordings],
    discussion: "'toolbar-replay diff RECORDING PENDING' shows what would change, 'accept' and "
      + "'reject' settle it."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let locations = try PendingRecordings.locations(arguments, context)
    try context.write(arguments.outputs(standard: .text)) { format, _ in
      format == .json ? json(locations) : text(locations)
    }
    if locations.isEmpty { context.errors.writeLine("toolbar-replay: nothing is pending") }
    return .clean
  }

  private static func text(_ locations: [RecordingLocation]) -> String {
    locations.map { location in
      TextSafety.escaped(location.pendingPath) + "\n  see  toolbar-replay diff "
        + TextSafety.escaped(ShellText.quoted(location.path)) + " "
        + TextSafety.escaped(ShellText.quoted(location.pendingPath)) + "\n"
    }.joined()
  }

  private static func json(_ locations: [RecordingLocation]) -> String {
    var out = JSONWriter()
    out.object { out in
      out.member("schema", JSONReport.schema)
      out.key("pending")
      out.array { out in
        for location in locations {
          out.object { out in
            out.member("recording", location.path)
            out.member("pending", location.pendingPath)
          }
        }
      }
    }
    out.newline()
    return out.text
  }
}
