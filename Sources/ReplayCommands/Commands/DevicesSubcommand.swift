import ReplayReporting
import SourceText
import ToolbarModel

/// `toolbar-replay devices [NAME]`: the profiles, or one with every number and its source.
enum DevicesSubcommand: Subcommand {
  static let spec = CommandSpec(
    "devices",
    "list the device profiles, or one profile's numbers with their sources",
    examples: [
      CommandSpec.Example("devices", "every profile in one line"),
      CommandSpec.Example("devices iphone-duo", "its numbers and switches, published or assumed"),
    ],
    arguments: [
      ArgumentSpec(
        "NAME",
        .optional,
        .words(DeviceProfile.builtIn.map(\.name)),
        "a profile's name"
      )
    ],
    options: [.format(.text, .json)],
    discussion:
      "A scenario overrides a number or switch by its name: device: {profile: iphone-duo, "
      + "strip.width: 80}."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let profiles: [DeviceProfile]
    if let name = arguments.positionals.first {
      guard let profile = DeviceProfile.named(name) else {
        throw CommandLineError(
          "there is no device '\(name)'",
          suggestion: NearestWord.to(name, among: DeviceProfile.builtIn.map(\.name)),
          command: spec.name
        )
      }
      profiles = [profile]
    } else {
      profiles = DeviceProfile.builtIn
    }
    let isDetailed = !arguments.positionals.isEmpty
    try context.write(arguments.outputs(standard: .text)) { format, style in
      if format == .json {
        return DeviceJSON.document(of: profiles, isDetailed: isDetailed)
      }
      return isDetailed
        ? profiles.map { DeviceText(style: style).details(of: $0) }.joined()
        : DeviceText(style: style).list(of: profiles)
    }
    return .clean
  }
}
