/// One setting of a stability rule: its name in YAML, the kind of its value, its default and what it means.
package struct RuleSetting: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case duration
    case length
    case number
    /// One of these words.
    case word([String])
    case range
    /// A mapping from these names to lengths.
    case lengths([String])
  }

  package var name: String
  package var kind: Kind
  /// Nil: the rule (or this part of it) is not checked unless the setting is given.
  package var standard: SettingValue?
  package var meaning: String

  package init(_ name: String, _ kind: Kind, _ standard: SettingValue?, _ meaning: String) {
    self.name = name
    self.kind = kind
    self.standard = standard
    self.meaning = meaning
  }
}
