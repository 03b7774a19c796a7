/// The named choices of a profile; raw values are the names scenarios use to override them.
package enum ProfileSwitch: String, Hashable, Sendable, CaseIterable {
  case pinnedNeverOverflows
  case titleYieldsFirst
  case tabsCollapseInOuterLandscape
  case toolbarItemsCollapseTabsAlways
  case restoreOnlyAtTop
  case searchTabSeparate
  case backTitleShown
  case dedupeAlwaysAvailable
}
