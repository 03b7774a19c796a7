import TimelineModel
import ToolbarModel

/// Path churn less needed churn between rests, for four true metrics: motion that left no trace.
struct ExcessMeter: Sendable {
  /// What the metrics compare.
  private struct Layout {
    var arrangement: Arrangement
    var frames: [Frame?]
  }

  private struct Distance {
    var visibility = 0
    /// In halves.
    var order = 0
    var slots = 0
    /// Square points times hundredths of a point; it stays at the largest number when frames are absurd.
    var motion = 0

    mutating func add(_ area: Int, times move: Int) {
      let (product, isTooLarge) = area.multipliedReportingOverflow(by: move)
      addMotion(isTooLarge ? .max : product)
    }

    mutating func addMotion(_ more: Int) {
      let (sum, isTooLarge) = motion.addingReportingOverflow(more)
      motion = isTooLarge ? .max : sum
    }

    static func += (a: inout Distance, b: Distance) {
      a.visibility += b.visibility
      a.order += b.order
      a.slots += b.slots
      a.addMotion(b.motion)
    }
  }

  /// Entering or leaving costs this many slots; a move counts at most twice that, which keeps it a metric.
  private static let slotCost = 8
  /// The thickness of a bar, for the share an item has of it.
  private static let barThickness = 44

  private var rest: Layout?
  private var last: Layout?
  /// Of all steps since the rest but a first one that no other has followed: one step alone is what was needed.
  private var path = Distance()
  private var steps = 0
  private var excess = Distance()
  /// Declared size of an item as first seen, in square points.
  private var areas: [Int?] = []
  /// The longer side of the first window: moves are measured by it.
  private var base: Length?

  mutating func take(_ moment: Moment) {
    if base == nil, let window = moment.window { base = max(window.width, window.height) }
    let isNew = moment.hasNewArrangement || moment.hasNewFrames
    guard isNew || moment.isSettled || rest == nil else { return }
    if isNew, steps == 1, let rest, let last { path = distance(rest, last) }
    noteAreas(moment)
    let layout = Layout(arrangement: moment.arrangement, frames: moment.frames)
    guard let last else {
      rest = layout
      self.last = layout
      return
    }
    if isNew {
      if steps > 0 { path += distance(last, layout) }
      steps += 1
    }
    self.last = layout
    if moment.isSettled { close() }
  }

  mutating func result() -> ExcessChurn {
    let units = units()
    return ExcessChurn(
      visibility: score(units[0], ofMetric: 0),
      order: score(units[1], ofMetric: 1),
      slots: score(units[2], ofMetric: 2),
      motion: score(units[3], ofMetric: 3)
    )
  }

  /// The excess of visibility, order, slots and motion in whole units, which add up without rounding:
  /// items, half pairs, slots, square points times hundredths of a point.
  mutating func units() -> [Int] {
    close()
    return [excess.visibility, excess.order, excess.slots, excess.motion]
  }

  /// A sum of units of one metric as it is reported, rounded once.
  func score(_ units: Int, ofMetric metric: Int) -> Score {
    switch metric {
    case 1: return Score(tenThousandths: units * 5000)
    case 3:
      let base = base?.hundredths ?? 0
      let whole = base / 100 * Self.barThickness * base
      guard whole > 0 else { return .zero }
      return Score(
        tenThousandths: Int(clamping: Rounding.halfEven(Int128(units) * 10_000, Int128(whole)))
      )
    default: return Score(units)
    }
  }

  private mutating func close() {
    defer {
      rest = last
      path = Distance()
      steps = 0
    }
    guard let rest, let last, steps > 1 else { return }
    let needed = distance(rest, last)
    excess.visibility += max(0, path.visibility - needed.visibility)
    excess.order += max(0, path.order - needed.order)
    excess.slots += max(0, path.slots - needed.slots)
    excess.addMotion(max(0, path.motion - needed.motion))
  }

  private mutating func noteAreas(_ moment: Moment) {
    while areas.count < moment.frames.count { areas.append(nil) }
    for item in moment.frames.indices where areas[item] == nil {
      if let frame = moment.frames[item], frame.area > 0 { areas[item] = frame.area / 10_000 }
    }
  }

  private func distance(_ a: Layout, _ b: Layout) -> Distance {
    var distance = Distance()
    if a.arrangement != b.arrangement {
      let items = max(a.frames.count, b.frames.count, 1 + (a.arrangement.order.max() ?? 0))
      let count = max(items, 1 + (b.arrangement.order.max() ?? 0))
      let (isInA, isInB) = (a.arrangement.onScreen, b.arrangement.onScreen)
      for item in isInA.subtracting(isInB).union(isInB.subtracting(isInA)) {
        distance.visibility += 1
        distance.add(area(item), times: base?.hundredths ?? 0)
      }
      distance.order = RankDistance.pairs(a.arrangement.order, b.arrangement.order)
      distance.slots = slots(a.arrangement.order, b.arrangement.order, count)
    }
    for item in 0..<min(a.frames.count, b.frames.count) {
      guard let old = a.frames[item], let new = b.frames[item], old != new else { continue }
      let move = max((new.x - old.x).magnitude, (new.y - old.y).magnitude)
      distance.add(area(item), times: min(move.hundredths, 2 * (base?.hundredths ?? 0)))
    }
    return distance
  }

  private func slots(_ a: [Int], _ b: [Int], _ count: Int) -> Int {
    var places: [Int?] = Array(repeating: nil, count: count)
    for (place, item) in a.enumerated() { places[item] = place }
    var sum = 0
    for (place, item) in b.enumerated() {
      guard let old = places[item] else {
        sum += Self.slotCost
        continue
      }
      sum += min(abs(place - old), 2 * Self.slotCost)
      places[item] = nil
    }
    return sum + places.count { $0 != nil } * Self.slotCost
  }

  private func area(_ item: Int) -> Int {
    (item < areas.count ? areas[item] : nil) ?? Self.barThickness * Self.barThickness
  }
}
