/// The pieces of advice that declarations alone can call for; raw values are the ids reports use.
package enum LintRule: String, Hashable, Sendable, CaseIterable {
  /// Everything high is the same as nothing high.
  case everythingHigh = "everything-high"
  case tooManyPinned = "too-many-pinned"
  case destructiveNeighbour = "destructive-neighbour"
  /// No title: a mystery row in the overflow menu.
  case missingTitle = "missing-title"
  /// No symbol: cannot go vertical.
  case missingSymbol = "missing-symbol"
  case secondEllipsis = "second-ellipsis"
  case unreachableHorizontalOnly = "unreachable-horizontal-only"
  case uselessAlwaysAvailable = "useless-always-available"
  case groupInCustomizableBar = "group-in-customizable-bar"
  case changingVerticalBehavior = "changing-vertical-behavior"
  case viewWiderThanStrip = "view-wider-than-strip"
  case badgeInOverflow = "badge-in-overflow"
  case newerAPI = "newer-api"
}
