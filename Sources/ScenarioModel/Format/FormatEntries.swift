/// A mapping whose keys are the author's: what a key must be, and what stands under it.
package struct FormatEntries: Hashable, Sendable {
  /// A text, a word or a reference.
  package var key: FormatKind
  package var value: FormatKind
  package var isEmptyAllowed: Bool
  /// How the whole is written, for messages: `{undo: verticalBar}`.
  package var example: String

  package init(
    key: FormatKind,
    value: FormatKind,
    isEmptyAllowed: Bool = true,
    example: String
  ) {
    self.key = key
    self.value = value
    self.isEmptyAllowed = isEmptyAllowed
    self.example = example
  }
}
