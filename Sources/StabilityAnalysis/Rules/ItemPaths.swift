import ToolbarModel

/// The paths of items during one event, as distances to their anchors: finds those that pass their final place.
struct ItemPaths: Sendable {
  struct Passed: Sendable {
    var item: Int
    var bar: Bar
    var distance: Length
  }

  private struct Path {
    var bar: Bar
    var first: [Length]
    var low: [Length]
    var high: [Length]
    var last: [Length]

    /// How far the path goes beyond its end; the least over the anchors it may have.
    var beyond: Length {
      first.indices.map { index in
        first[index] <= last[index]
          ? high[index] - last[index] : last[index] - low[index]
      }.min() ?? 0
    }
  }

  private var paths: [Int: Path] = [:]

  var isEmpty: Bool { paths.isEmpty }

  mutating func reset() { if !paths.isEmpty { paths = [:] } }

  mutating func take(
    _ item: Int,
    _ bar: Bar,
    _ old: (moment: Moment, frame: Frame),
    _ new: (moment: Moment, frame: Frame),
    _ items: ItemTable
  ) {
    let now = Anchor.offsets(across: item, bar, new.moment, new.frame, items)
    if var path = paths[item], path.bar == bar {
      for index in now.indices {
        path.low[index] = min(path.low[index], now[index])
        path.high[index] = max(path.high[index], now[index])
      }
      path.last = now
      paths[item] = path
    } else {
      let before = Anchor.offsets(across: item, bar, old.moment, old.frame, items)
      paths[item] = Path(
        bar: bar,
        first: before,
        low: zip(before, now).map(min),
        high: zip(before, now).map(max),
        last: now
      )
    }
  }

  func passed(by limit: Length) -> [Passed] {
    paths.sorted { $0.key < $1.key }.compactMap { item, path in
      path.beyond > limit ? Passed(item: item, bar: path.bar, distance: path.beyond) : nil
    }
  }
}
