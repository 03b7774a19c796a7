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
    guard let shape = DurationShape(text) else {
      self = .notADuration
      return
    }
    let (milliseconds, isFiner) =
      shape.isInSeconds
      ? (shape.whole * 1000 + shape.thousandths, shape.hasBeyondThousandths)
      : (shape.whole, shape.hasFraction)
    if shape.isNegative && (milliseconds > 0 || isFiner) {
      self = .negative
    } else if milliseconds > Self.longest || milliseconds == Self.longest && isFiner {
      self = .tooLong
    } else if isFiner {
      self = .tooFine
    } else {
      self = .duration(ReplayDuration(milliseconds: milliseconds))
    }
  }
}
