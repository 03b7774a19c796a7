/// The productions of the core schema (YAML 1.2.2, section 10.3.2), each as one function.
enum CoreSchema {
  /// Whether a text may be a word or a number, by its first byte: most texts are neither.
  static func mayMeanMore(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"),
      UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"):
      return true
    default: return false
    }
  }

  static func word(_ text: String) -> YAMLCoreValue? {
    // No word begins with a digit or is longer than these.
    if let first = text.utf8.first, first >= UInt8(ascii: "0"), first <= UInt8(ascii: "9") {
      return nil
    }
    return switch text {
    case "", "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .boolean(true)
    case "false", "False", "FALSE": .boolean(false)
    case ".nan", ".NaN", ".NAN": .float(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .float(.infinity)
    case "-.inf", "-.Inf", "-.INF": .float(-.infinity)
    default: nil
    }
  }

  static func number(_ text: String) -> YAMLCoreValue? {
    if let value = plainInteger(text) { return .integer(value) }
    guard text.utf8.allSatisfy(mayStandInNumber) else { return nil }
    let bytes = Array(text.utf8)
    if let value = prefixed(bytes) { return value }
    guard let shape = NumberShape(bytes[...]) else { return nil }
    if shape.isInteger, let value = Int(text) { return .integer(value) }
    // Double reads everything that the shape allows, but for a bare final point.
    let readable = bytes.last == UInt8(ascii: ".") ? text + "0" : text
    return Double(readable).map(YAMLCoreValue.float)
  }

  private static func mayStandInNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "o"), UInt8(ascii: "x"),
      UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// The common case: up to eighteen digits and nothing else.
  private static func plainInteger(_ text: String) -> Int? {
    guard (1...18).contains(text.utf8.count) else { return nil }
    var value = 0
    for byte in text.utf8 {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    return value
  }

  /// `0o17` and `0x1F`, which take no sign.
  private static func prefixed(_ bytes: [UInt8]) -> YAMLCoreValue? {
    guard bytes.count > 2, bytes[0] == UInt8(ascii: "0") else { return nil }
    let radix: Int
    switch bytes[1] {
    case UInt8(ascii: "o"): radix = 8
    case UInt8(ascii: "x"): radix = 16
    default: return nil
    }
    let digits = bytes.dropFirst(2)
    guard digits.allSatisfy({ isDigit($0, radix: radix) }) else { return nil }
    let text = String(decoding: digits, as: UTF8.self)
    if let value = Int(text, radix: radix) { return .integer(value) }
    return .float(digits.reduce(0) { $0 * Double(radix) + Double(digitValue($1)) })
  }

  private static func isDigit(_ byte: UInt8, radix: Int) -> Bool {
    let value = digitValue(byte)
    return value >= 0 && value < radix
  }

  private static func digitValue(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 55
    default: -1
    }
  }
}
