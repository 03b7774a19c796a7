package import ToolbarModel

/// Groups layout shifts into session windows; the largest sum is the score of a run.
package struct ShiftSessions: Hashable, Sendable {
  /// In trillionths, with the times in milliseconds.
  private var sum = 0
  private var first = 0
  private var last = 0
  private var isOpen = false
  private var largest = 0

  package init() {}

  /// - Parameter hadRecentInput: an excluding input was less than 500 ms ago; then the shift does not count.
  package mutating func take(trillionths: Int, at instant: Int, hadRecentInput: Bool = false) {
    guard trillionths > 0, !hadRecentInput else { return }
    let joins =
      isOpen && instant - last < Self.gap && instant - first < Self.length
    if !joins {
      isOpen = true
      first = instant
      sum = 0
    }
    last = instant
    sum += trillionths
    largest = max(largest, sum)
  }

  package var trillionths: Int { largest }

  package var score: Score {
    Score(tenThousandths: Rounding.halfEven(largest, 100_000_000))
  }

  /// Whether an excluding input (a tap, never a scroll) was strictly less than 500 ms ago.
  package static func hadRecentInput(_ input: Int?, at instant: Int) -> Bool {
    input.map { instant - $0 < 500 } ?? false
  }

  /// A shift joins a window strictly less than 1 s after the one before and 5 s after the first.
  private static let gap = 1000
  private static let length = 5000
}
