import ToolbarModel

/// Puts the layout's reason for an item's place into one short sentence.
enum DecisionWords {
  static func text(_ decision: ItemDecision, labels: ItemLabels) -> String {
    var words = rule(decision.rule)
    if let numbers = decision.numbers {
      words += ": \(numbers.need) points needed, \(numbers.room) there"
    }
    if let short = decision.shortBy { words += "; \(short) more would keep it in a bar" }
    if !decision.lostTo.isEmpty {
      words +=
        "; stayed instead: " + decision.lostTo.map { labels.name(of: $0) }.joined(separator: ", ")
    }
    return words
  }

  private static func rule(_ rule: LayoutRule) -> String {
    switch rule {
    case .fits: "it fits"
    case .pinned: "it is pinned"
    case .overflowed: "there is no room for it"
    case .overflowedBySearch: "the search field takes its room"
    case .permanentOverflow: "it is declared in the overflow menu"
    case .secondaryAction: "secondary actions stand in the overflow menu"
    case .inlineLargeTitle: "it stands with the large title"
    case .alwaysAvailable: "it is always available"
    case .collapsedToMenu: "its group is collapsed to a menu"
    case .collapsedTabs: "the tabs are collapsed to one control"
    case .behindMore: "it stands behind More"
    case .horizontalAxis: "it accepts horizontal bars only"
    case .verticalAxis: "it goes to the vertical bar"
    case .replacedTitle: "it replaces the title"
    case .titleGaveWay: "the title gave way"
    case .system: "the system puts it there"
    case .droppedAxis: "no bar lies along the axis it accepts"
    case .droppedByKeyboard: "the keyboard takes its row"
    case .droppedNoContainer: "its bar needs a container the screen does not have"
    case .hiddenBar: "its bar is hidden"
    case .minimizedBar: "its bar is minimized"
    case .conditionFalse: "its condition does not hold"
    case .removedByPerson: "the person removed it"
    case .keptInButtonSlot: "it takes the slot of the overflow button"
    }
  }
}
