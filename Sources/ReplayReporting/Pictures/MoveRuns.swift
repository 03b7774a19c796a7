import ToolbarModel

/// Finds the runs of a picture: who went together from where to where.
///
/// What is in the overflow menu counts as standing at the button that opens it.
struct MoveRuns {
  let from: DeviceDrawing
  let to: DeviceDrawing

  /// One item's place: its bar, its number in the bar's order, its stretch.
  private struct Standing {
    var bar: Bar
    var order: Int
    var stretch: MoveRun.Stretch
    /// In the menu, at the button.
    var isInMenu: Bool
  }

  private struct Step {
    var from: Standing
    var to: Standing
    var run: MoveRun
  }

  func all(_ changes: [SceneChange]) -> [MoveRun] {
    var runs: [MoveRun] = []
    var last: Step?
    for step in changes.compactMap(step) {
      if let previous = last, Self.went(step, along: previous) {
        runs[runs.count - 1] = runs[runs.count - 1].joined(with: step.run)
      } else {
        runs.append(step.run)
      }
      last = step
    }
    return runs
  }

  private func step(_ change: SceneChange) -> Step? {
    guard change.from != .nowhere, change.to != .nowhere,
      var old = standing(of: change.id, in: from), let new = standing(of: change.id, in: to)
    else { return nil }
    let (x, y) = (to.deviceWidth / from.deviceWidth, to.deviceHeight / from.deviceHeight)
    let along = old.stretch.side.isHorizontal ? x : y
    old.stretch.start *= along
    old.stretch.end *= along
    // A bar that grew is still the same bar: its arrows stay outside it.
    let isSameBar = old.bar == new.bar && old.stretch.side.hasDirection(of: new.stretch.side)
    old.stretch.side = isSameBar ? new.stretch.side : old.stretch.side.scaled(x: x, y: y)
    return Step(from: old, to: new, run: MoveRun(from: old.stretch, to: new.stretch))
  }

  private func standing(of id: ItemID, in drawing: DeviceDrawing) -> Standing? {
    let items = drawing.scene.items
    let isInMenu = !items.contains { $0.id == id }
    guard let index = items.firstIndex(where: { $0.id == (isInMenu ? .overflow : id) }) else {
      return nil
    }
    let item = items[index]
    let bar = drawing.scene.bars.first { $0.bar == item.bar }?.frame ?? item.frame
    let side = BarSide(of: bar, in: drawing)
    let span =
      side.isHorizontal ? (item.frame.x, item.frame.maxX) : (item.frame.y, item.frame.maxY)
    return Standing(
      bar: item.bar,
      order: index,
      stretch: MoveRun.Stretch(
        side: side,
        start: DeviceDrawing.bezel + span.0.points * drawing.scale,
        end: DeviceDrawing.bezel + span.1.points * drawing.scale
      ),
      isInMenu: isInMenu
    )
  }

  /// Whether an item stood beside the one before and does so now, and went in the same direction.
  private static func went(_ step: Step, along previous: Step) -> Bool {
    guard areNeighbours(previous.from, step.from), areNeighbours(previous.to, step.to) else {
      return false
    }
    guard step.run.isAlongOneSide, previous.run.isAlongOneSide else {
      return step.run.isAlongOneSide == previous.run.isAlongOneSide
    }
    let was = previous.run.to.middle - previous.run.from.middle
    let now = step.run.to.middle - step.run.from.middle
    return was * now > 0 || abs(was - now) < 1
  }

  private static func areNeighbours(_ first: Standing, _ second: Standing) -> Bool {
    guard first.bar == second.bar, first.isInMenu == second.isInMenu else { return false }
    return first.isInMenu || second.order == first.order + 1
  }
}
