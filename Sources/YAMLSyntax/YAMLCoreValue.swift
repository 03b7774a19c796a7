/// What a scalar means under the core schema of YAML 1.2.
///
/// | written plain | means |
/// |---|---|
/// | nothing, `~`, `null`, `Null`, `NULL` | null |
/// | `true`, `True`, `TRUE`, `false`, `False`, `FALSE` | a boolean |
/// | `12`, `-3`, `+7`, `012`, `0o17`, `0x1F` | an integer, `012` being twelve |
/// | `1.5`, `.5`, `5.`, `1e3`, `.inf`, `-.Inf`, `.nan` | a float |
/// | all else: `yes`, `no`, `on`, `off`, `1_000`, `nan`, `0b1` | text |
///
/// In quotes everything is text.
package enum YAMLCoreValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// May be infinite or not a number; integers too large for a machine word are floats too.
  case float(Double)
  case text(String)

  package init(plain text: String) {
    guard CoreSchema.mayMeanMore(text) else {
      self = .text(text)
      return
    }
    self = CoreSchema.word(text) ?? CoreSchema.number(text) ?? .text(text)
  }
}

extension YAMLScalar {
  /// What the scalar means under the core schema.
  package var value: YAMLCoreValue { isPlain ? YAMLCoreValue(plain: text) : .text(text) }

  package var isNull: Bool { value == .null }
}
