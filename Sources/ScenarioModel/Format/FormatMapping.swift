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
  package let keys: [FormatKey]
  package let choices: [FormatChoice]
  package var isEmptyAllowed: Bool
  /// How the whole is written, for messages.
  package var example: String
  /// Where each key stands in `keys`.
  private let places: [String: Int]
  /// The keys that a mapping must have.
  let required: FormatKeySet
  /// The keys of each choice.
  let chosen: [FormatKeySet]

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
    precondition(keys.count <= FormatKeySet.capacity, "\(noun) has \(keys.count) keys")
    let places = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.name, $0) })
    self.places = places
    required = FormatKeySet(keys.indices.filter { keys[$0].isRequired })
    chosen = choices.map { choice in FormatKeySet(choice.keys.compactMap { places[$0] }) }
  }

  func place(of key: String) -> Int? { places[key] }

  package subscript(key: String) -> FormatKey? { places[key].map { keys[$0] } }
}
