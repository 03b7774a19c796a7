import ToolbarModel

/// Who is meant to survive: priorities, pins, and what stands beside a destructive action.
extension ToolbarLinter {
  static func priorityAdvice(on screen: LintedScreen) -> [LintAdvice] {
    everythingHigh(screen) + tooManyPinned(screen) + destructiveNeighbours(screen)
  }

  private static func everythingHigh(_ screen: LintedScreen) -> [LintAdvice] {
    let candidates = screen.barItems.filter { $0.placement != .topBarPinnedTrailing }
    guard candidates.count > 1, candidates.allSatisfy({ $0.priority >= .high }) else { return [] }
    return [
      screen.advice(
        .everythingHigh,
        on: candidates.map(\.item.id),
        "all \(candidates.count) items have high priority, so none has: position decides again",
        fix: "keep \"high\" for the one or two groups that are used constantly"
      )
    ]
  }

  /// The guides name one prominent action, and pins for one or two at most.
  private static let mostPinned = 2

  private static func tooManyPinned(_ screen: LintedScreen) -> [LintAdvice] {
    let pinned = screen.barItems.filter { $0.placement == .topBarPinnedTrailing }
    guard pinned.count > mostPinned else { return [] }
    return [
      screen.advice(
        .tooManyPinned,
        on: pinned.map(\.item.id),
        "\(pinned.count) items are pinned, and if everything is pinned, nothing is",
        fix: "pin one or two and give the others \"visibilityPriority: high\""
      )
    ]
  }

  private static func destructiveNeighbours(_ screen: LintedScreen) -> [LintAdvice] {
    zip(screen.barItems, screen.barItems.dropFirst()).compactMap { first, second in
      guard first.placement == second.placement, isDestructive(first) != isDestructive(second)
      else { return nil }
      let (destructive, other) = isDestructive(first) ? (first, second) : (second, first)
      return screen.advice(
        .destructiveNeighbour,
        on: [destructive.item.id, other.item.id],
        "\"\(destructive.item.id)\" is destructive and stands beside \"\(other.item.id)\", one slip away",
        fix: "move \"\(destructive.item.id)\" into an \"overflowMenu\""
      )
    }
  }

  private static func isDestructive(_ item: LintedScreen.Item) -> Bool {
    item.item.role == .destructive || item.placement == .destructiveAction
  }
}
