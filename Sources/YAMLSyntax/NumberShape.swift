/// The parts of a decimal number as written: sign, digits, fraction and exponent.
struct NumberShape {
  var isNegative = false
  var whole: ArraySlice<UInt8>
  var fraction: ArraySlice<UInt8>
  var hasPoint = false
  var hasExponent = false

  var isInteger: Bool { !hasPoint && !hasExponent }

  /// Nil when the bytes are not `[-+]? ( \. digits | digits ( \. digits? )? ) ( [eE] [-+]? digits )?`.
  init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest = rest.dropFirst()
    }
    whole = NumberShape.takeDigits(&rest)
    fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      hasPoint = true
      rest = rest.dropFirst()
      fraction = NumberShape.takeDigits(&rest)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    if let mark = rest.first, mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") {
      hasExponent = true
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard !NumberShape.takeDigits(&rest).isEmpty else { return nil }
    }
    guard rest.isEmpty else { return nil }
  }

  private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    rest = rest[digits.endIndex...]
    return digits
  }
}
