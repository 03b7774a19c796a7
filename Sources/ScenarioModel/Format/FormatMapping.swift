package import ToolbarModel

/// A mapping of the format: its keys in the order they are written.
package struct FormatMapping: Hashable, Sendable {
  /// The mappings of the format by name; the JSON Schema has a definition for each.
  package enum Name: Hashable, Sendable {
    case scenario
    case device
    case screen
    case tab
    case searchable
    case minimization
    case item
    case groupItem
    case menuItem
    case group
    case controlGroup
    case spacer
    case defaultItem
    case overflowMenu
    case view
    case defaultCustomization
    case relativePriority
    case condition
    case start
    case startCustomization
    case step
    case hingeTarget
    case keyboardHeight
    case scrollDistance
    case customization
    case repetition
    case together
    case expectation
    case safeArea
    case stability
    case rules
    case rule(StabilityRule)
    case lengths(StabilityRule)
    case allow
    case reactions
  }

  package var name: Name
  /// With its article: `a screen`, `an item`.
  package var noun: String
  package var keys: [FormatKey]
  package var choices: [FormatChoice]
  package var isEmptyAllowed: Bool
  /// How the whole is written, for messages.
  package var example: String

  package init(
    _ name: Name,
    _ noun: String,
    isEmptyAllowed: Bool = false,
    example: String,
    choices: [FormatChoice] = [],
    _ keys: [FormatKey]
  ) {
    self.name = name
    self.noun = noun
    self.isEmptyAllowed = isEmptyAllowed
    self.example = example
    self.choices = choices
    self.keys = keys
  }

  package subscript(key: String) -> FormatKey? { keys.first { $0.name == key } }
}
