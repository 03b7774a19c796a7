package import ToolbarModel

/// Puts a decision of the layout into one clause with its numbers.
package enum DecisionText {
  /// `redo overflowed: needs 292, room 248, lost to undo, share; 44 more would keep it`.
  package static func sentence(for decision: ItemDecision) -> String {
    var parts: [String] = []
    if let numbers = decision.numbers {
      parts.append("needs \(numbers.need), room \(numbers.room)")
    }
    if let priority = decision.priority, priority != .automatic {
      parts.append("priority \(priority)")
    }
    if !decision.lostTo.isEmpty {
      parts.append("lost to \(decision.lostTo.map(\.name).joined(separator: ", "))")
    }
    var text = "\(decision.id) \(words(for: decision.rule))"
    if !parts.isEmpty { text += ": " + parts.joined(separator: ", ") }
    if let missing = decision.shortBy { text += "; \(missing) more would keep it" }
    return text
  }

  private static func words(for rule: LayoutRule) -> String {
    switch rule {
    case .fits: "fits"
    case .pinned: "is pinned"
    case .overflowed: "overflowed"
    case .overflowedBySearch: "overflowed for the search field"
    case .permanentOverflow: "is declared in the overflow menu"
    case .secondaryAction: "is a secondary action"
    case .inlineLargeTitle: "gave way to an inline large title"
    case .alwaysAvailable: "is always available in the menu"
    case .collapsedToMenu: "is collapsed to a menu"
    case .collapsedTabs: "is collapsed with the tabs"
    case .behindMore: "is behind More"
    case .horizontalAxis: "stays in a horizontal bar"
    case .verticalAxis: "goes to the vertical bar"
    case .replacedTitle: "stands in place of the title"
    case .titleGaveWay: "gave way to the items"
    case .system: "is placed by the system"
    case .droppedAxis: "has no horizontal bar to stand in"
    case .droppedByKeyboard: "left the row the keyboard emptied"
    case .droppedNoContainer: "has no container for its bar"
    case .hiddenBar: "is in a bar the app hides"
    case .minimizedBar: "is in a minimized bar"
    case .conditionFalse: "is not declared while its condition is false"
    case .removedByPerson: "was removed by the person"
    case .keptInButtonSlot: "took the place of the overflow button"
    }
  }
}
