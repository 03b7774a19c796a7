/// A length in points, kept as whole hundredths so that sums and comparisons are exact everywhere.
package struct Length: Hashable, Comparable, Sendable, AdditiveArithmetic {
  package var hundredths: Int

  package init(hundredths: Int) { self.hundredths = hundredths }
  package init(points: Int) { self.hundredths = points * 100 }

  /// The nearest hundredth, halves away from zero; the caller has checked that `points` is finite and in range.
  package init(points: Double) { self.hundredths = Int((points * 100).rounded()) }

  package static let zero = Length(hundredths: 0)

  package var points: Double { Double(hundredths) / 100 }

  package static func + (a: Length, b: Length) -> Length {
    Length(hundredths: a.hundredths + b.hundredths)
  }
  package static func - (a: Length, b: Length) -> Length {
    Length(hundredths: a.hundredths - b.hundredths)
  }
  package static func * (a: Length, times: Int) -> Length {
    Length(hundredths: a.hundredths * times)
  }
  package static func / (a: Length, parts: Int) -> Length {
    Length(hundredths: a.hundredths / parts)
  }
  package static prefix func - (a: Length) -> Length { Length(hundredths: -a.hundredths) }
  package static func < (a: Length, b: Length) -> Bool { a.hundredths < b.hundredths }
}

extension Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  package init(integerLiteral value: Int) { self.init(points: value) }
  package init(floatLiteral value: Double) { self.init(points: value) }
}

extension Length: CustomStringConvertible {
  /// At most two decimals, no trailing zeros, never an exponent: `24`, `8.7`, `-0.25`.
  package var description: String { DecimalText.hundredths(hundredths) }
}
