/// Mappings that are told apart by their first key, which names the kind.
package struct FormatVariants: Hashable, Sendable {
  /// With its article: `a toolbar entry`.
  package var noun: String
  /// The first key of each is the one that names it.
  package var mappings: [FormatMapping.Name]

  package init(_ noun: String, _ mappings: [FormatMapping.Name]) {
    self.noun = noun
    self.mappings = mappings
  }
}
