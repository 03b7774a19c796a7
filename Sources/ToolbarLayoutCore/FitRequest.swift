import ToolbarModel

/// What a bar has to fit, besides its blocks.
struct FitRequest: Hashable, Sendable {
  /// The length of the bar that items may use at all.
  var run: Length
  /// What is never given up before the items, each with one gap.
  var fixed: Length = 0
  /// The overflow button with its gap; it is counted only while it shows. Zero where another bar hosts it.
  var button: Length
  /// The button shows whatever the fit says: permanent content, or another bar's overflow.
  var showsButton: Bool
  /// What tabs save by collapsing, and whether they do so before any item leaves.
  var tabsSaving: Length = 0
  var tabsCollapseFirst: Bool = false
  /// Labelled groups collapse before any item leaves (horizontal bars).
  var groupsCollapseFirst: Bool
  /// Pinned items may leave, last of all: search is active.
  var pinnedMayLeave: Bool
  /// What an inactive search field saves by becoming a button, and a button by going.
  var searchShrinks: Length = 0
  var searchGoes: Length = 0
  /// What the title saves by truncating after all items left, where it does not yield first.
  var titleTruncates: Length = 0
  /// What the title saves by going, last of all.
  var titleGoes: Length = 0
}
