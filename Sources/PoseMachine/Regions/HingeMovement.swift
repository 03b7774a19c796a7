package import ToolbarModel

/// The hinge on its way from one angle to another, evenly in time; angles are hundredths of a degree.
package struct HingeMovement: Hashable, Sendable {
  package var from: Int
  package var to: Int
  package var began: ReplayInstant
  package var duration: ReplayDuration

  package init(from: Int, to: Int, began: ReplayInstant, duration: ReplayDuration) {
    precondition(duration > .zero, "a movement takes time, got \(duration)")
    self.from = from
    self.to = to
    self.began = began
    self.duration = duration
  }

  /// The angle at an instant.
  package func angle(at now: ReplayInstant) -> Int {
    let elapsed = (now - began).milliseconds
    guard elapsed < duration.milliseconds else { return to }
    return from + (to - from) * max(elapsed, 0) / duration.milliseconds
  }

  /// How long from an instant until the next of the thresholds is reached, or the end.
  package func next(of thresholds: [Int], after now: ReplayInstant) -> ReplayDuration {
    let way = (to - from).magnitude
    let elapsed = (now - began).milliseconds
    let crossings = thresholds.compactMap { threshold -> Int? in
      let part = to > from ? threshold - from : from - threshold
      guard part > 0, part <= Int(way) else { return nil }
      // The first whole millisecond at which it is reached.
      return (part * duration.milliseconds + Int(way) - 1) / Int(way)
    }
    let due = (crossings + [duration.milliseconds]).filter { $0 > elapsed }.min()
    return ReplayDuration(milliseconds: max(0, (due ?? elapsed) - elapsed))
  }

  /// The same movement with time counted from another zero.
  func rebased(by offset: ReplayDuration) -> HingeMovement {
    var copy = self
    copy.began = ReplayInstant(milliseconds: began.milliseconds - offset.milliseconds)
    return copy
  }
}
