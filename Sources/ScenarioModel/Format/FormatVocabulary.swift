/// A closed set of words under a noun.
package struct FormatVocabulary: Hashable, Sendable {
  /// With its article: `a placement`, `an orientation`.
  package var noun: String
  package var words: [String]

  package init(_ noun: String, _ words: [String]) {
    self.noun = noun
    self.words = words
  }
}

extension FormatKind {
  /// The words of an enumeration of the model, in its order.
  static func word<Value: CaseIterable & RawRepresentable>(
    _ noun: String,
    _ type: Value.Type,
    also more: [String] = []
  ) -> FormatKind where Value.RawValue == String {
    .word(FormatVocabulary(noun, type.allCases.map(\.rawValue) + more))
  }
}
