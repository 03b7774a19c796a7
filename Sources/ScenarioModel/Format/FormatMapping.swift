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
  /// For each key, itself where its presence matters, else no key.
  let counted: [FormatKeySet]
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
    let places = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1.name, $0) })
    var sets = [FormatKeySet](repeating: FormatKeySet(), count: keys.count)
    let counting = keys.indices.filter { index in
      keys[index].isRequired || choices.contains { $0.keys.contains(keys[index].name) }
    }
    precondition(
      counting.count <= FormatKeySet.capacity,
      "\(noun) has \(counting.count) keys whose presence matters"
    )
    for (number, place) in counting.enumerated() { sets[place] = FormatKeySet(number) }
    self.places = places
    counted = sets
    required = FormatKeySet(union: keys.indices.filter { keys[$0].isRequired }.map { sets[$0] })
    chosen = choices.map { choice in
      FormatKeySet(union: choice.keys.compactMap { places[$0] }.map { sets[$0] })
    }
  }

  func place(of key: String) -> Int? { places[key] }

  package subscript(key: String) -> FormatKey? { places[key].map { keys[$0] } }
}
