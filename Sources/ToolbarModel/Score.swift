/// A score or measured value with four decimals, kept as whole ten-thousandths.
package struct Score: Hashable, Comparable, Sendable, AdditiveArithmetic {
  package var tenThousandths: Int

  package init(tenThousandths: Int) { self.tenThousandths = tenThousandths }
  package init(_ whole: Int) { self.tenThousandths = whole * 10_000 }

  /// Rounded half to even; the caller has checked that `value` is finite and in range.
  package init(rounding value: Double) {
    self.tenThousandths = Int((value * 10_000).rounded(.toNearestOrEven))
  }

  package static let zero = Score(tenThousandths: 0)

  package static func + (a: Score, b: Score) -> Score {
    Score(tenThousandths: a.tenThousandths + b.tenThousandths)
  }
  package static func - (a: Score, b: Score) -> Score {
    Score(tenThousandths: a.tenThousandths - b.tenThousandths)
  }
  package static func < (a: Score, b: Score) -> Bool { a.tenThousandths < b.tenThousandths }
}

extension Score: CustomStringConvertible {
  package var description: String { DecimalText.tenThousandths(tenThousandths) }
}
