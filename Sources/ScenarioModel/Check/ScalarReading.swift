import YAMLSyntax

/// What a scalar means, as far as the format tells kinds apart.
enum ScalarReading: Hashable {
  case nothing
  case boolean(Bool)
  /// Integers and floats; infinite or not a number where the text says so.
  case number(Double, isInteger: Bool)
  case text

  init(_ scalar: YAMLScalar) {
    switch scalar.value {
    case .null: self = .nothing
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .number(Double(value), isInteger: true)
    case .float(let value): self = .number(value, isInteger: false)
    case .text: self = .text
    }
  }
}
