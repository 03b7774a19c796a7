/// One key of a mapping: what it takes, what it is without it, what it means.
package struct FormatKey: Hashable, Sendable {
  package var name: String
  package var kind: FormatKind
  package var isRequired: Bool
  /// The value that leaving it out means, as a scenario writes it; nil when there is none, or the profile knows.
  package var standard: String?
  /// An older or other spelling of this key.
  package var isAliasOf: String?
  package var meaning: String

  package init(
    _ name: String,
    _ kind: FormatKind,
    required: Bool = false,
    standard: String? = nil,
    aliasOf: String? = nil,
    _ meaning: String
  ) {
    self.name = name
    self.kind = kind
    self.isRequired = required
    self.standard = standard
    self.isAliasOf = aliasOf
    self.meaning = meaning
  }
}
