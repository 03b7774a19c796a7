/// A decimal number read exactly, as a whole number of its last decimals.
package enum YAMLDecimal: Hashable, Sendable {
  /// In units of the last decimal asked for; more decimals are rounded, halves away from zero.
  case scaled(Int)
  /// Infinite, or not a number.
  case notFinite
  /// Beyond what can be held; no length, duration or score is near that.
  case tooLarge
  case notANumber

  /// The largest number of units that `scaled` holds.
  package static let mostUnits = 1_000_000_000_000_000
}

extension YAMLScalar {
  /// The number with this many decimals: `12.5` with two is 1250.
  package func decimal(_ decimals: Int) -> YAMLDecimal {
    guard isPlain else { return .notANumber }
    let bytes = Array(text.utf8)
    return YAMLDecimal(bytes[...], decimals: decimals)
  }
}

extension YAMLTape {
  /// The number of the scalar at `index` with this many decimals.
  package func decimal(at index: Int, _ decimals: Int) -> YAMLDecimal {
    let token = tokens[index]
    guard token.kind == .scalar, token.isPlain else { return .notANumber }
    let start = Int(token.textStart)
    return YAMLDecimal(text[start..<(start + Int(token.textCount))], decimals: decimals)
  }
}

extension YAMLDecimal {
  init(_ bytes: ArraySlice<UInt8>, decimals: Int) {
    if let simple = YAMLDecimal.simple(bytes, decimals: decimals) {
      self = .scaled(simple)
      return
    }
    guard let shape = NumberShape(bytes), !shape.hasExponent else {
      self = YAMLDecimal.general(String(decoding: bytes, as: UTF8.self), decimals: decimals)
      return
    }
    var units = 0
    var left = decimals
    for digit in shape.whole {
      units = units * 10 + Int(digit - 48)
      if units > YAMLDecimal.mostUnits {
        self = .tooLarge
        return
      }
    }
    for digit in shape.fraction.prefix(decimals) {
      units = units * 10 + Int(digit - 48)
      left -= 1
      if units > YAMLDecimal.mostUnits {
        self = .tooLarge
        return
      }
    }
    let (scaled, isTooLarge) = units.multipliedReportingOverflow(by: YAMLDecimal.power(left))
    guard !isTooLarge else {
      self = .tooLarge
      return
    }
    units = scaled
    if let next = shape.fraction.dropFirst(decimals).first, next >= UInt8(ascii: "5") { units += 1 }
    self =
      units > YAMLDecimal.mostUnits ? .tooLarge : .scaled(shape.isNegative ? -units : units)
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// The common case, `-?[0-9]{1,9}(\.[0-9]{1,DECIMALS})?`, without slices.
  private static func simple(_ bytes: ArraySlice<UInt8>, decimals: Int) -> Int? {
    var index = bytes.startIndex
    let end = bytes.endIndex
    guard index < end, end - index <= 10 else { return nil }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard index < end else { return nil }
    var units = 0
    var left = -1
    while index < end {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard left != 0 else { return nil }
        units = units * 10 + Int(byte - 48)
        if left > 0 { left -= 1 }
      case UInt8(ascii: "."):
        // A number may not begin or end with its point here; the general path decides about those.
        guard left < 0, index < end, units > 0 || index > bytes.startIndex + 1 else { return nil }
        left = decimals
      default: return nil
      }
    }
    if left < 0 { left = decimals }
    for _ in 0..<left { units *= 10 }
    return isNegative ? -units : units
  }

  /// Exponents, prefixes and the words for numbers that are none.
  private static func general(_ text: String, decimals: Int) -> YAMLDecimal {
    switch YAMLCoreValue(plain: text) {
    case .integer(let value): return rounded(Double(value), decimals)
    case .float(let value): return value.isFinite ? rounded(value, decimals) : .notFinite
    case .null, .boolean, .text: return .notANumber
    }
  }

  private static func rounded(_ value: Double, _ decimals: Int) -> YAMLDecimal {
    var units = value
    for _ in 0..<decimals { units *= 10 }
    guard units.magnitude <= Double(mostUnits) else { return .tooLarge }
    return .scaled(Int(units.rounded(.toNearestOrAwayFromZero)))
  }
}
