import ToolbarModel

/// The value of a rule's setting as a scenario writes it.
enum SettingText {
  static func text(of value: SettingValue) -> String {
    switch value {
    case .duration(let duration): duration.description
    case .length(let length): length.description
    case .number(let hundredths): DecimalText.hundredths(hundredths)
    case .word(let word): word
    case .range(let low, let high): "[\(low), \(high)]"
    case .lengths(let lengths):
      "{" + lengths.map { "\($0.name): \($0.length)" }.joined(separator: ", ") + "}"
    }
  }
}
