/// A length in points, kept as whole hundredths so that sums and comparisons are exact everywhere.
@usableFromInline package struct Length: Hashable, Comparable, Sendable, AdditiveArithmetic {
  @usableFromInline package var hundredths: Int

  @inlinable package init(hundredths: Int) { self.hundredths = hundredths }
  @inlinable package init(points: Int) { self.hundredths = points * 100 }

  /// The nearest hundredth, halves away from zero; the caller has checked that `points` is finite and in range.
  package init(points: Double) { self.hundredths = Int((points * 100).rounded()) }

  @inlinable package static var zero: Length { Length(hundredths: 0) }

  package var points: Double { Double(hundredths) / 100 }

  @inlinable package static func + (a: Length, b: Length) -> Length {
    Length(hundredths: a.hundredths + b.hundredths)
  }
  @inlinable package static func - (a: Length, b: Length) -> Length {
    Length(hundredths: a.hundredths - b.hundredths)
  }
  @inlinable package static func * (a: Length, times: Int) -> Length {
    Length(hundredths: a.hundredths * times)
  }
  @inlinable package static func / (a: Length, parts: Int) -> Length {
    Length(hundredths: a.hundredths / parts)
  }
  @inlinable package static prefix func - (a: Length) -> Length {
    Length(hundredths: -a.hundredths)
  }
  @inlinable package static func < (a: Length, b: Length) -> Bool { a.hundredths < b.hundredths }
}

// Spelled out, though the protocols would give them: other modules call these without a witness table,
// and layouts add and compare lengths more than anything else.
extension Length {
  @inlinable package static func == (a: Length, b: Length) -> Bool { a.hundredths == b.hundredths }
  @inlinable package static func > (a: Length, b: Length) -> Bool { a.hundredths > b.hundredths }
  @inlinable package static func <= (a: Length, b: Length) -> Bool { a.hundredths <= b.hundredths }
  @inlinable package static func >= (a: Length, b: Length) -> Bool { a.hundredths >= b.hundredths }
  @inlinable package static func += (a: inout Length, b: Length) { a.hundredths += b.hundredths }
  @inlinable package static func -= (a: inout Length, b: Length) { a.hundredths -= b.hundredths }
}

/// The shorter of two lengths.
@inlinable package func min(_ a: Length, _ b: Length) -> Length { b < a ? b : a }

/// The longer of two lengths.
@inlinable package func max(_ a: Length, _ b: Length) -> Length { b < a ? a : b }

extension Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  @inlinable package init(integerLiteral value: Int) { self.init(points: value) }
  @usableFromInline package init(floatLiteral value: Double) { self.init(points: value) }
}

extension Length: CustomStringConvertible {
  /// At most two decimals, no trailing zeros, never an exponent: `24`, `8.7`, `-0.25`.
  @usableFromInline package var description: String { DecimalText.hundredths(hundredths) }
}
