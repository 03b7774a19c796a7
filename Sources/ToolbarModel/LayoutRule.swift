/// The rule that put an item where it is; its raw value is the word reports and JSON use.
@usableFromInline package enum LayoutRule: String, Hashable, Sendable, CaseIterable {
  case fits
  case pinned
  case overflowed
  case overflowedBySearch
  case permanentOverflow
  case secondaryAction
  case inlineLargeTitle
  case alwaysAvailable
  case collapsedToMenu
  case collapsedTabs
  case behindMore
  case horizontalAxis
  case verticalAxis
  case replacedTitle
  case titleGaveWay
  case system
  case droppedAxis
  case droppedByKeyboard
  case droppedNoContainer
  case hiddenBar
  case minimizedBar
  case conditionFalse
  case removedByPerson
  case keptInButtonSlot
}
