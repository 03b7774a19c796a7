import ToolbarModel

/// The order in which a bar gives things up, with what is left after every step.
///
/// State *k* is the bar after *k* steps; `totals[k]` is its length. A bar of a given room stands in the
/// first state that fits, or in the last one. The states depend on the room in no other way, so fitting
/// is monotone, idempotent and free of history, and a cached chain decides a new room by binary search.
struct FitChain: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    /// A candidate goes to the overflow menu.
    case leave(Int)
    /// A labelled group becomes one menu control; the index is that of the bar's block.
    case collapse(Int)
    /// A control group, or a collapsed group's control, goes to the overflow menu.
    case leaveBlock(Int)
    case collapseTabs
    /// The search field becomes a button.
    case shrinkSearch
    case dropSearch
    case truncateTitle
    case dropTitle
  }

  var steps: [Step] = []
  var totals: [Length] = []

  /// The state of a bar with this room.
  ///
  /// - Complexity: O(*n*).
  func state(in room: Length) -> Int {
    for index in totals.indices where totals[index] <= room { return index }
    return steps.count
  }

  /// The smallest room in which the bar stands in `state` or an earlier one.
  func roomNeeded(upTo state: Int) -> Length {
    var least = totals[0]
    for index in 0...state { least = min(least, totals[index]) }
    return least
  }
}
