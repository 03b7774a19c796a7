import ToolbarModel

/// The paths of items during one event, as distances to their anchors: finds those that pass their final place.
struct ItemPaths: Sendable {
  struct Passed: Sendable {
    var item: Int
    var bar: Bar
    var distance: Length
  }

  private struct Path {
    var item: Int
    var bar: Bar
    var first: Anchor.Offsets
    var low: Anchor.Offsets
    var high: Anchor.Offsets
    var last: Anchor.Offsets

    /// How far the path goes beyond its end; the least over the anchors it may have.
    var beyond: Length {
      let above = high &- last
      let below = last &- low
      return Length(hundredths: below.replacing(with: above, where: first .<= last).min())
    }
  }

  private var paths: [Path] = []

  var isEmpty: Bool { paths.isEmpty }

  mutating func reset() { paths.removeAll(keepingCapacity: true) }

  mutating func take(
    _ item: Int,
    _ bar: Bar,
    _ old: (moment: Moment, frame: Frame),
    _ new: (moment: Moment, frame: Frame),
    _ items: ItemTable
  ) {
    let now = Anchor.offsets(across: item, bar, new.moment, new.frame, items)
    let known = paths.firstIndex { $0.item == item }
    if let known, paths[known].bar == bar {
      paths[known].low = pointwiseMin(paths[known].low, now)
      paths[known].high = pointwiseMax(paths[known].high, now)
      paths[known].last = now
      return
    }
    let before = Anchor.offsets(across: item, bar, old.moment, old.frame, items)
    let path = Path(
      item: item,
      bar: bar,
      first: before,
      low: pointwiseMin(before, now),
      high: pointwiseMax(before, now),
      last: now
    )
    if let known { paths[known] = path } else { paths.append(path) }
  }

  func passed(by limit: Length) -> [Passed] {
    paths.filter { $0.beyond > limit }.sorted { $0.item < $1.item }.map { path in
      Passed(item: path.item, bar: path.bar, distance: path.beyond)
    }
  }
}
