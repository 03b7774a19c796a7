/// A value of app state that conditions read.
package enum FlagValue: Hashable, Sendable {
  case boolean(Bool)
  /// In hundredths, as lengths are.
  case number(hundredths: Int)
  case text(String)
}

extension FlagValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .number(let hundredths): DecimalText.hundredths(hundredths)
    case .text(let text): text
    }
  }
}
