/// One thing that a bar gives up.
enum FitStep: Hashable, Sendable {
  /// A candidate goes to the overflow menu.
  case leave(Int)
  /// A labelled group becomes one menu control; the index is that of a block of the draft.
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
