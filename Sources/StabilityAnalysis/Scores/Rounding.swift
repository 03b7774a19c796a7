/// Whole-number division that rounds halves to even.
package enum Rounding {
  package static func halfEven(_ numerator: Int, _ denominator: Int) -> Int {
    Int(halfEven(Int128(numerator), Int128(denominator)))
  }

  package static func halfEven(_ numerator: Int128, _ denominator: Int128) -> Int128 {
    precondition(denominator > 0, "a denominator of \(denominator)")
    let isNegative = numerator < 0
    let magnitude = isNegative ? -numerator : numerator
    let (quotient, rest) = magnitude.quotientAndRemainder(dividingBy: denominator)
    let twice = rest * 2
    let up = twice > denominator || twice == denominator && quotient % 2 == 1
    let rounded = up ? quotient + 1 : quotient
    return isNegative ? -rounded : rounded
  }
}
