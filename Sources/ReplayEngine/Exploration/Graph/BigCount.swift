/// An exact count of any size: interleavings outgrow every machine integer.
package struct BigCount: Hashable, Sendable {
  /// Base 10¹⁸ digits: the least significant one, which holds nearly every count that is ever added, and those
  /// above it, without leading zeros.
  private var low: UInt64
  private var high: [UInt64] = []

  private static let base: UInt64 = 1_000_000_000_000_000_000
  private static let mostFactor = 1_000_000_000

  package init(_ value: Int) {
    precondition(value >= 0, "counts are not negative, got \(value)")
    let (above, low) = UInt64(value).quotientAndRemainder(dividingBy: Self.base)
    self.low = low
    if above > 0 { high = [above] }
  }

  package static let zero = BigCount(0)
  package static let one = BigCount(1)

  package static func + (a: BigCount, b: BigCount) -> BigCount {
    var sum = a
    sum += b
    return sum
  }

  package static func += (a: inout BigCount, b: BigCount) {
    a.low += b.low
    var carry: UInt64 = a.low >= base ? 1 : 0
    a.low -= carry * base
    for index in 0..<max(a.high.count, b.high.count) {
      let left = index < a.high.count ? a.high[index] : 0
      let sum = left + (index < b.high.count ? b.high[index] : 0) + carry
      carry = sum >= base ? 1 : 0
      if index == a.high.count { a.high.append(0) }
      a.high[index] = sum - carry * base
    }
    if carry > 0 { a.high.append(carry) }
  }

  /// The product with a factor below 10⁹.
  package func multiplied(by factor: Int) -> BigCount {
    precondition(factor >= 0 && factor < Self.mostFactor, "factor out of range: \(factor)")
    var product = self
    var carry: UInt64 = 0
    func multiply(_ digit: inout UInt64) {
      let product = digit.multipliedFullWidth(by: UInt64(factor))
      (carry, digit) = Self.quotient(of: product, plus: carry, by: Self.base)
    }
    multiply(&product.low)
    for index in product.high.indices { multiply(&product.high[index]) }
    if carry > 0 { product.high.append(carry) }
    product.dropLeadingZeros()
    return product
  }

  /// The quotient by a divisor below 10⁹ that divides exactly.
  package func divided(exactlyBy divisor: Int) -> BigCount {
    precondition(divisor > 0 && divisor < Self.mostFactor, "divisor out of range: \(divisor)")
    var quotient = self
    var rest: UInt64 = 0
    func divide(_ digit: inout UInt64) {
      let above = rest.multipliedFullWidth(by: Self.base)
      (digit, rest) = Self.quotient(of: above, plus: digit, by: UInt64(divisor))
    }
    for index in quotient.high.indices.reversed() { divide(&quotient.high[index]) }
    divide(&quotient.low)
    precondition(rest == 0, "\(self) is not a multiple of \(divisor)")
    quotient.dropLeadingZeros()
    return quotient
  }

  /// - Precondition: the quotient fits into 64 bits.
  private static func quotient(
    of product: (high: UInt64, low: UInt64),
    plus more: UInt64,
    by divisor: UInt64
  ) -> (quotient: UInt64, remainder: UInt64) {
    let (low, overflows) = product.low.addingReportingOverflow(more)
    return divisor.dividingFullWidth((product.high + (overflows ? 1 : 0), low))
  }

  private mutating func dropLeadingZeros() {
    while high.last == 0 { high.removeLast() }
  }

  /// The number of orders of several strands, each keeping its own order: `(Σn)! / Πn!`.
  package static func multinomial(_ lengths: [Int]) -> BigCount {
    var count = BigCount.one
    var placed = 0
    for length in lengths {
      for step in stride(from: 1, through: length, by: 1) {
        placed += 1
        count = count.multiplied(by: placed).divided(exactlyBy: step)
      }
    }
    return count
  }

  /// The count as a machine integer; nil when it does not fit.
  package var asInt: Int? {
    var value = 0
    for digit in high.reversed() + [low] {
      let (scaled, overflow) = value.multipliedReportingOverflow(by: Int(Self.base))
      let (sum, carried) = scaled.addingReportingOverflow(Int(digit))
      guard !overflow, !carried else { return nil }
      value = sum
    }
    return value
  }
}

extension BigCount: Comparable {
  package static func < (a: BigCount, b: BigCount) -> Bool {
    if a.high.count != b.high.count { return a.high.count < b.high.count }
    for (left, right) in zip(a.high.reversed(), b.high.reversed()) where left != right {
      return left < right
    }
    return a.low < b.low
  }
}

extension BigCount: CustomStringConvertible {
  /// All digits, without separators.
  package var description: String {
    guard let first = high.last else { return String(low) }
    return (high.dropLast().reversed() + [low]).reduce(into: String(first)) { text, digit in
      let part = String(digit)
      text += String(repeating: "0", count: 18 - part.count) + part
    }
  }
}
