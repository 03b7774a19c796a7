import ToolbarModel

/// How one property of one part of an animated picture changes over a loop, as CSS keyframes.
struct MotionTrack {
  let property: String
  /// Times in milliseconds of the loop, ascending, each with the value from then on.
  private(set) var steps: [(at: Int, value: String)] = []

  init(_ property: String) { self.property = property }

  /// Says the value from a time on; the same value again says nothing.
  mutating func set(_ value: String, at time: Int) {
    if steps.last?.value == value { return }
    steps.append((time, value))
  }

  var isStill: Bool { steps.count < 2 }
  var last: String { steps.last?.value ?? "" }

  /// The keyframes rule; each change takes `glide` milliseconds, less when the next one comes sooner.
  func rule(named name: String, total: Int, glide: Int) -> String {
    var frames = "@keyframes \(name){0%{\(property):\(steps[0].value)}"
    for (index, step) in steps.enumerated().dropFirst() {
      let next = index + 1 < steps.count ? steps[index + 1].at : total
      let end = min(step.at + glide, next)
      frames += "\(Self.percent(step.at, of: total)){\(property):\(steps[index - 1].value)}"
      if end > step.at { frames += "\(Self.percent(end, of: total)){\(property):\(step.value)}" }
    }
    return frames + "100%{\(property):\(last)}}"
  }

  static func percent(_ time: Int, of total: Int) -> String {
    DecimalText.hundredths(time * 10_000 / total) + "%"
  }
}
