/// Writes scaled integers as decimal text, the same on every machine.
package enum DecimalText {
  /// `1250` → `12.5`; no trailing zeros, no exponent.
  package static func hundredths(_ value: Int) -> String { scaled(value, decimals: 2) }

  /// `451` → `0.0451`; no trailing zeros, no exponent.
  package static func tenThousandths(_ value: Int) -> String { scaled(value, decimals: 4) }

  static func scaled(_ value: Int, decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let whole = value.magnitude / UInt(scale)
    var rest = value.magnitude % UInt(scale)
    let sign = value < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var width = decimals
    while rest % 10 == 0 {
      rest /= 10
      width -= 1
    }
    let digits = String(rest)
    return "\(sign)\(whole)." + String(repeating: "0", count: width - digits.count) + digits
  }
}
