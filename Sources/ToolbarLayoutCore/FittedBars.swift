import ToolbarModel

/// Pass 5, all bars of a layout: those that feed the one overflow menu first, the one with its button last.
struct FittedBars: Hashable, Sendable {
  /// The title row beside a vertical bar.
  var row: FittedBar?
  /// The navigation bar, or the vertical bar.
  var top: FittedBar?
  /// A bottom bar that lies along the bottom.
  var bottom: FittedBar?
  var sidebar: FittedBar?
  var content: FittedBar?
  var tabs: TabPlan?

  /// Something is in the overflow menu, or permanent content (perhaps empty) asks for its button.
  var hasMenu = false
}

extension FittedBars {
  /// Every bar that was fitted.
  var all: [FittedBar] { [row, top, bottom, sidebar, content].compactMap(\.self) }
}
