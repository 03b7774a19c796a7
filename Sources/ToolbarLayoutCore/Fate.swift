import ToolbarModel

/// What the passes know about one candidate besides its decision; plain figures only.
struct Fate: Hashable, Sendable {
  var slot: Slot
  /// It had a place in a bar and left it for the menu.
  var hasLeft = false
  /// Its labelled group collapsed; it is behind the group's control.
  var isBehindGroup = false
  /// Along the axis of the bar of its slot.
  var length: Length = 0
}

extension LayoutRule {
  /// The reason a timeline gives for an item that this rule put nowhere.
  var dropReason: DropReason? {
    switch self {
    case .droppedAxis: .axis
    case .droppedByKeyboard: .keyboard
    case .droppedNoContainer: .container
    case .hiddenBar: .hidden
    case .minimizedBar: .minimized
    case .conditionFalse, .replacedTitle: .condition
    case .removedByPerson: .user
    case .fits, .pinned, .overflowed, .overflowedBySearch, .permanentOverflow, .secondaryAction,
      .inlineLargeTitle, .alwaysAvailable, .collapsedToMenu, .collapsedTabs, .behindMore,
      .horizontalAxis, .verticalAxis, .titleGaveWay, .system, .keptInButtonSlot:
      nil
    }
  }
}
