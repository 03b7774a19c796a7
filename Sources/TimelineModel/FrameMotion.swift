package import ToolbarModel

/// The way of the items' frames to a layout, at one moment while a transition runs.
package struct FrameMotion: Hashable, Sendable {
  /// What was on screen when the layout changed.
  package enum Origin: Hashable, Sendable {
    /// A layout at rest.
    case layout(Shared<ToolbarLayout>)
    /// Frames that were on their way themselves.
    case frames([ItemID: Frame])
  }

  package var origin: Origin
  /// Since the layout changed; less than `duration`.
  package var elapsed: ReplayDuration
  package var duration: ReplayDuration

  package init(from origin: Origin, elapsed: ReplayDuration, duration: ReplayDuration) {
    self.origin = origin
    self.elapsed = elapsed
    self.duration = duration
  }

  /// The frames on screen on the way to a layout; items that come stand where they will.
  package func frames(toward layout: ToolbarLayout) -> [ItemID: Frame] {
    let origin =
      switch origin {
      case .layout(let layout): layout.value.framesOfItems
      case .frames(let frames): frames
      }
    let share = Easing.inOut(Double(elapsed.milliseconds) / Double(duration.milliseconds))
    var frames = layout.framesOfItems
    for (id, end) in frames {
      guard let start = origin[id] else { continue }
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

extension ToolbarLayout {
  /// The frames of everything that stands in a bar.
  package var framesOfItems: [ItemID: Frame] {
    items.reduce(into: [:]) { frames, item in
      if let frame = item.frame { frames[item.id] = frame }
    }
  }
}
