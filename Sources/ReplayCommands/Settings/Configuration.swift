package import ToolbarModel
import SourceText

/// What a project sets once for every run: defaults, then `.toolbar-replay.yaml`, then the environment.
///
/// A flag on the command line wins over all of them; the subcommand that has the flag sees to that.
package struct Configuration: Sendable {
  package static let fileName = ".toolbar-replay.yaml"
  static let failOnWords = ["info", "warning", "error", "never"]

  /// The configuration file in force.
  package var file: String?
  package var recordings = ConfigurationValue("Recordings", .standard)
  package var failOn = ConfigurationValue("error", .standard)
  /// Rule settings of the project; a scenario's own come on top.
  package var stability = StabilitySettings.standard
  package var stabilityOrigin = ConfigurationValue.Origin.standard

  package init() {}

  /// The configuration in force in a folder.
  package static func found(
    upwardFrom folder: String,
    environment: Environment
  ) throws -> Configuration {
    var configuration = Configuration()
    if let path = ConfigurationFile.path(upwardFrom: folder) {
      try ConfigurationReader(file: try SourceFile.read(path: path)).apply(to: &configuration)
      configuration.file = path
    }
    if let text = environment.text("TOOLBAR_REPLAY_RECORDINGS") {
      configuration.recordings = ConfigurationValue(
        text,
        .environment(name: "TOOLBAR_REPLAY_RECORDINGS")
      )
    }
    if let text = environment.text("TOOLBAR_REPLAY_FAIL_ON") {
      guard failOnWords.contains(text) else {
        throw CommandLineError(
          "the environment variable TOOLBAR_REPLAY_FAIL_ON is '\(text)', not one of "
            + failOnWords.joined(separator: ", "),
          suggestion: NearestWord.to(text, among: failOnWords)
        )
      }
      configuration.failOn = ConfigurationValue(
        text,
        .environment(name: "TOOLBAR_REPLAY_FAIL_ON")
      )
    }
    return configuration
  }
}
