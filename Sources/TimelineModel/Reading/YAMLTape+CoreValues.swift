import ToolbarModel
import YAMLSyntax

extension YAMLTape {
  /// True or false under the core schema; nil for anything else.
  func boolean(at index: Int) -> Bool? {
    guard tokens[index].kind == .scalar, tokens[index].isPlain, tokens[index].textCount <= 5,
      case .boolean(let value) = YAMLCoreValue(plain: string(at: index))
    else { return nil }
    return value
  }

  func isNull(at index: Int) -> Bool {
    tokens[index].kind == .scalar && tokens[index].isPlain && tokens[index].textCount <= 4
      && YAMLCoreValue(plain: string(at: index)) == .null
  }

  /// A value of app state: true, false, a finite number or a text.
  func flag(at index: Int) -> FlagValue? {
    guard tokens[index].kind == .scalar else { return nil }
    let text = string(at: index)
    guard tokens[index].isPlain else { return .text(text) }
    switch YAMLCoreValue(plain: text) {
    case .boolean(let value): return .boolean(value)
    case .text: return .text(text)
    case .null: return nil
    case .integer, .float:
      if case .scaled(let hundredths) = decimal(at: index, 2) {
        return .number(hundredths: hundredths)
      }
      return nil
    }
  }
}
