import ToolbarModel

/// The way of the items' frames from one layout to the next while a transition runs.
struct FrameMotion: Hashable, Sendable {
  /// What was on screen when the layout changed.
  var from: [ItemID: Frame]
  var began: ReplayInstant
  var duration: ReplayDuration

  func runs(at now: ReplayInstant) -> Bool { now - began < duration }

  /// The frames on screen at an instant on the way to `target`; items that come stand where they will.
  func frames(at now: ReplayInstant, toward target: [ItemID: Frame]) -> [ItemID: Frame] {
    let elapsed = (now - began).milliseconds
    guard runs(at: now) else { return target }
    let share = Easing.inOut(Double(elapsed) / Double(duration.milliseconds))
    var frames = target
    for (id, end) in target {
      guard let start = from[id] else { continue }
      frames[id] = Frame(
        x: start.x.moved(share, toward: end.x),
        y: start.y.moved(share, toward: end.y),
        width: start.width.moved(share, toward: end.width),
        height: start.height.moved(share, toward: end.height)
      )
    }
    return frames
  }
}

/// The published curve of a rotation: a cubic from (0.42, 0) to (0.58, 1).
enum Easing {
  static func inOut(_ time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    // Halving thirty times is finer than a hundredth of a point on any display.
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if curve(0.42, 0.58, middle) < time { low = middle } else { high = middle }
    }
    return curve(0, 1, low)
  }

  private static func curve(_ first: Double, _ second: Double, _ place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second
      + place * place * place
  }
}

extension Length {
  fileprivate func moved(_ share: Double, toward end: Length) -> Length {
    Length(hundredths: hundredths + Int((Double((end - self).hundredths) * share).rounded()))
  }
}
