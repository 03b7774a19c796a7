import TimelineModel
import ToolbarModel

/// The motion that began when the layout last changed.
struct SceneMotion: Hashable, Sendable {
  var origin: FrameMotion.Origin
  var began: ReplayInstant
  var duration: ReplayDuration

  /// The motion at an instant; nil when it is over.
  func at(_ now: ReplayInstant) -> FrameMotion? {
    let elapsed = now - began
    guard elapsed < duration else { return nil }
    return FrameMotion(from: origin, elapsed: elapsed, duration: duration)
  }
}
