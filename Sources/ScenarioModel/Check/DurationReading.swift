import ToolbarModel

/// What a text means as a duration.
enum DurationReading: Hashable {
  case duration(ReplayDuration)
  case negative
  case tooLong
  /// Finer than a millisecond: `0.5ms`.
  case tooFine
  case notADuration

  static let longest = 3_600_000

  /// Reads `250ms` and `1.2s`; nothing else is a duration.
  init(_ text: String) {
    var rest = text[...]
    let isNegative = rest.hasPrefix("-")
    if isNegative { rest = rest.dropFirst() }
    let scale: Int
    if rest.hasSuffix("ms") {
      rest = rest.dropLast(2)
      scale = 0
    } else if rest.hasSuffix("s") {
      rest = rest.dropLast()
      scale = 3
    } else {
      self = .notADuration
      return
    }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
    guard isNumber, parts.count <= 2 else {
      self = .notADuration
      return
    }
    let fraction = parts.count == 2 ? parts[1] : ""
    let kept = fraction.prefix(scale)
    let lost = fraction.dropFirst(scale).utf8.contains { $0 != 0x30 }
    let zeros = String(repeating: "0", count: scale - kept.count)
    let digits = (parts[0] + kept + zeros).drop { $0 == "0" }
    let milliseconds = digits.isEmpty ? 0 : digits.count > 8 ? Int.max : Int(digits) ?? Int.max
    if isNegative && (milliseconds > 0 || lost) {
      self = .negative
    } else if milliseconds > Self.longest || milliseconds == Self.longest && lost {
      self = .tooLong
    } else if lost {
      self = .tooFine
    } else {
      self = .duration(ReplayDuration(milliseconds: milliseconds))
    }
  }
}
