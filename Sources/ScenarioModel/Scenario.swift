package import ToolbarModel

/// A validated scenario: one combination of its matrix, every default still open to the profile.
package struct Scenario: Hashable, Sendable {
  /// The required one-line name (`scenario:`).
  package var name: String
  /// The file's path as given, for messages.
  package var path: String
  package var about: String?
  package var tags: [String]
  /// The profile with the scenario's overrides applied.
  package var device: DeviceProfile
  package var os: LinkedSDK
  /// In source order; a scenario with one `screen` has one, named `screen`.
  package var screens: [NamedScreen]
  package var start: StartState
  /// One track named `events` unless the scenario says `tracks`.
  package var tracks: [Track]
  package var always: [Expectation]
  package var stability: StabilitySettings
  /// Reactions switched off.
  package var disabledReactions: [MachineReaction]
  /// Titles by language, in source order; already applied to `screens` for `start.language`.
  package var strings: [LanguageTitles]
  /// The combination this value is, in order of the matrix; empty without one.
  package var matrix: [MatrixValue]

  package init(
    name: String,
    path: String,
    about: String? = nil,
    tags: [String] = [],
    device: DeviceProfile,
    os: LinkedSDK = .sdk27_1,
    screens: [NamedScreen],
    start: StartState = StartState(),
    tracks: [Track] = [],
    always: [Expectation] = [],
    stability: StabilitySettings = .standard,
    disabledReactions: [MachineReaction] = [],
    strings: [LanguageTitles] = [],
    matrix: [MatrixValue] = []
  ) {
    self.name = name
    self.path = path
    self.about = about
    self.tags = tags
    self.device = device
    self.os = os
    self.screens = screens
    self.start = start
    self.tracks = tracks
    self.always = always
    self.stability = stability
    self.disabledReactions = disabledReactions
    self.strings = strings
    self.matrix = matrix
  }
}

extension Scenario {
  package func screen(named name: String) -> Screen? { screens.first { $0.name == name }?.screen }

  /// The screen the replay starts on.
  package var startScreen: NamedScreen {
    guard let screen = screens.first(where: { $0.name == start.screen }) ?? screens.first else {
      preconditionFailure("a validated scenario has a screen: \(path)")
    }
    return screen
  }
}
