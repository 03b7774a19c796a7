/// An exact count of any size: interleavings outgrow every machine integer.
package struct BigCount: Hashable, Sendable {
  /// Base 10⁹ digits, least significant first, without leading zeros; empty is zero.
  private var digits: [UInt32]

  private static let base: UInt64 = 1_000_000_000

  package init(_ value: Int) {
    precondition(value >= 0, "counts are not negative, got \(value)")
    var rest = UInt64(value)
    digits = []
    while rest > 0 {
      digits.append(UInt32(rest % Self.base))
      rest /= Self.base
    }
  }

  package static let zero = BigCount(0)
  package static let one = BigCount(1)

  package static func + (a: BigCount, b: BigCount) -> BigCount {
    var sum = a
    sum += b
    return sum
  }

  package static func += (a: inout BigCount, b: BigCount) {
    var carry: UInt64 = 0
    for index in 0..<max(a.digits.count, b.digits.count) {
      let left = index < a.digits.count ? UInt64(a.digits[index]) : 0
      let right = index < b.digits.count ? UInt64(b.digits[index]) : 0
      let digit = left + right + carry
      carry = digit / base
      if index < a.digits.count {
        a.digits[index] = UInt32(digit % base)
      } else {
        a.digits.append(UInt32(digit % base))
      }
    }
    if carry > 0 { a.digits.append(UInt32(carry)) }
  }

  /// The product with a factor below 10⁹.
  package func multiplied(by factor: Int) -> BigCount {
    precondition(factor >= 0 && factor < Int(Self.base), "factor out of range: \(factor)")
    var product = BigCount.zero
    var carry: UInt64 = 0
    for digit in digits {
      let value = UInt64(digit) * UInt64(factor) + carry
      product.digits.append(UInt32(value % Self.base))
      carry = value / Self.base
    }
    if carry > 0 { product.digits.append(UInt32(carry)) }
    while product.digits.last == 0 { product.digits.removeLast() }
    return product
  }

  /// The quotient by a divisor below 10⁹ that divides exactly.
  package func divided(exactlyBy divisor: Int) -> BigCount {
    precondition(divisor > 0 && divisor < Int(Self.base), "divisor out of range: \(divisor)")
    var quotient = self
    var rest: UInt64 = 0
    for index in digits.indices.reversed() {
      let value = rest * Self.base + UInt64(digits[index])
      quotient.digits[index] = UInt32(value / UInt64(divisor))
      rest = value % UInt64(divisor)
    }
    precondition(rest == 0, "\(self) is not a multiple of \(divisor)")
    while quotient.digits.last == 0 { quotient.digits.removeLast() }
    return quotient
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
    for digit in digits.reversed() {
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
    if a.digits.count != b.digits.count { return a.digits.count < b.digits.count }
    for (left, right) in zip(a.digits.reversed(), b.digits.reversed()) where left != right {
      return left < right
    }
    return false
  }
}

extension BigCount: CustomStringConvertible {
  /// All digits, without separators.
  package var description: String {
    guard let first = digits.last else { return "0" }
    return digits.dropLast().reversed().reduce(into: String(first)) { text, digit in
      let part = String(digit)
      text += String(repeating: "0", count: 9 - part.count) + part
    }
  }
}
