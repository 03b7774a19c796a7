/// The parts of a duration as written: `-`, digits, a fraction and the unit.
struct DurationShape {
  var isNegative = false
  /// The digits before the point, up to a number no duration reaches.
  var whole = 0
  /// The first three digits of the fraction.
  var thousandths = 0
  /// Whether the fraction is more than zeros, at all and after its first three digits.
  var hasFraction = false
  var hasBeyondThousandths = false
  var isInSeconds = true

  private static let mostWhole = 1_000_000_000

  /// Nil when the text is not `-? digits ( \. digits )? m? s`.
  init?(_ text: String) {
    var bytes = text.utf8[...]
    if bytes.first == UInt8(ascii: "-") {
      isNegative = true
      bytes = bytes.dropFirst()
    }
    let digits = bytes.prefix(while: DurationShape.isDigit)
    guard !digits.isEmpty else { return nil }
    for digit in digits { whole = min(whole * 10 + Int(digit - 48), DurationShape.mostWhole) }
    bytes = bytes[digits.endIndex...]
    if bytes.first == UInt8(ascii: ".") {
      let fraction = bytes.dropFirst().prefix(while: DurationShape.isDigit)
      guard !fraction.isEmpty else { return nil }
      take(fraction)
      bytes = bytes[fraction.endIndex...]
    }
    if bytes.first == UInt8(ascii: "m") {
      isInSeconds = false
      bytes = bytes.dropFirst()
    }
    guard bytes.first == UInt8(ascii: "s"), bytes.count == 1 else { return nil }
  }

  private mutating func take(_ fraction: Substring.UTF8View) {
    var unit = 100
    for digit in fraction where digit != UInt8(ascii: "0") || unit > 0 {
      thousandths += Int(digit - 48) * unit
      if digit != UInt8(ascii: "0") {
        hasFraction = true
        if unit == 0 { hasBeyondThousandths = true }
      }
      unit /= 10
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
}
