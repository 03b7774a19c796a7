import ToolbarModel

/// Draws where items came from: a dashed stroke at the old place and an arrow to the new one.
///
/// Arrows keep to the content beside the bars, so that none crosses a control: what stays at its bar runs along it in lanes,
/// what goes to another bar bends through the content.
struct MoveArrows {
  let from: DeviceDrawing
  let to: DeviceDrawing
  let changes: [SceneChange]

  /// Shorter ways are seen without an arrow.
  private static let shortest = 8.0
  private static let firstLane = 12.0
  private static let laneHeight = 7.0

  func write(into out: inout MarkupWriter) {
    let runs = MoveRuns(from: from, to: to).all(changes)
    var lanes = MoveLanes()
    // Short ways lie nearest to the bar.
    let along = runs.filter(\.isAlongOneSide)
      .filter { abs($0.to.middle - $0.from.middle) >= Self.shortest }
      .sorted { abs($0.to.middle - $0.from.middle) < abs($1.to.middle - $1.from.middle) }
    for run in along {
      let low = min(run.from.start, run.to.middle)
      let high = max(run.from.end, run.to.middle)
      let lane = Double(lanes.take(from: low, to: high, on: run.to.side))
      write(run, inLane: Self.firstLane + lane * Self.laneHeight, into: &out)
    }
    for run in runs where !run.isAlongOneSide { writeAcross(run, into: &out) }
    for id in arrivedInMenu { to.side.writeArrival(of: id, into: &out) }
  }

  /// Rows of the menu that stood in a bar before.
  private var arrivedInMenu: [ItemID] {
    changes.filter { change in
      switch (change.from, change.to) {
      case (.bar, .bar(.overflow)): true
      case (.bar, .bar), (.bar, .nowhere), (.nowhere, .bar), (.nowhere, .nowhere): false
      }
    }.map(\.id)
  }

  private func write(_ run: MoveRun, inLane lane: Double, into out: inout MarkupWriter) {
    let side = run.to.side
    let place = run.to.middle
    let isForward = place > run.from.middle
    let begin = isForward ? max(run.from.end, run.from.middle) : run.from.start
    // The way ends beside the old place when the new one lies under it.
    let start = isForward ? min(begin, place) : max(begin, place)
    let corner = min(4, abs(place - start))
    let before = isForward ? place - corner : place + corner
    ghost(run.from, on: side, at: lane, into: &out)
    bracket(run.to, into: &out)
    let tip = side.point(along: place, out: 3)
    let path =
      "M" + text(side.point(along: start, out: lane)) + "L"
      + text(side.point(along: before, out: lane)) + "Q"
      + text(side.point(along: place, out: lane)) + " "
      + text(side.point(along: place, out: lane - corner)) + "L" + text(tip)
    out.element(
      "path",
      [["class", "move"], ["d", path + head(at: tip, from: side.point(along: place, out: lane))]]
    )
  }

  private func writeAcross(_ run: MoveRun, into out: inout MarkupWriter) {
    ghost(run.from, on: run.from.side, at: 4, into: &out)
    bracket(run.to, into: &out)
    let start = run.from.side.point(along: run.from.middle, out: 6)
    let tip = run.to.side.point(along: run.to.middle, out: 3)
    let (dx, dy) = (tip.x - start.x, tip.y - start.y)
    let reach = max(14, (dx * dx + dy * dy).squareRoot() * 0.4)
    let leaving = run.from.side.point(along: run.from.middle, out: 6 + reach)
    let arriving = run.to.side.point(along: run.to.middle, out: 3 + reach)
    let path = "M" + text(start) + "C" + text(leaving) + " " + text(arriving) + " " + text(tip)
    out.element("path", [["class", "move"], ["d", path + head(at: tip, from: arriving)]])
  }

  /// The dashed stroke of an old place.
  private func ghost(
    _ stretch: MoveRun.Stretch,
    on side: BarSide,
    at lane: Double,
    into out: inout MarkupWriter
  ) {
    let path =
      "M" + text(side.point(along: stretch.start + 1, out: lane)) + "L"
      + text(side.point(along: stretch.end - 1, out: lane))
    out.element("path", [["class", "ghost"], ["d", path]])
  }

  /// The stroke under a new place.
  private func bracket(_ stretch: MoveRun.Stretch, into out: inout MarkupWriter) {
    let path =
      "M" + text(stretch.side.point(along: stretch.start + 2, out: 2)) + "L"
      + text(stretch.side.point(along: stretch.end - 2, out: 2))
    out.element("path", [["class", "move"], ["d", path]])
  }

  private func text(_ point: (x: Double, y: Double)) -> String { "\(point.x.svg) \(point.y.svg)" }

  private func head(at tip: (x: Double, y: Double), from: (x: Double, y: Double)) -> String {
    let (dx, dy) = (tip.x - from.x, tip.y - from.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 0.01)
    let (ux, uy) = (dx / length * 4, dy / length * 4)
    let left = (x: tip.x - ux + uy * 0.7, y: tip.y - uy - ux * 0.7)
    let right = (x: tip.x - ux - uy * 0.7, y: tip.y - uy + ux * 0.7)
    return "M" + text(left) + "L" + text(tip) + "L" + text(right)
  }
}
