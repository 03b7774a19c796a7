package import ToolbarModel

/// The traits of an entry, each nil when the timeline does not say it. Values persist from entry to entry.
package struct TimelineTraits: Hashable, Sendable {
  package var display: Display?
  package var orientation: Orientation?
  package var hinge: HingeStatus?
  package var window: Size?
  package var horizontalSizeClass: SizeClass?
  package var verticalSizeClass: SizeClass?
  package var strip: StripSide?
  package var safeArea: EdgeInsets?
  // What a replay also writes, and a capture may leave out.
  package var split: SplitSide?
  package var tab: String?
  /// Stack of screens and sheets, bottom to top.
  package var screens: [String]?
  package var isSearching: Bool?
  /// Zero is hidden.
  package var keyboardHeight: Length?
  package var minimized: [ToolbarPlacement]?
  package var activity: WindowActivity?
  package var dynamicType: DynamicTypeSize?
  package var direction: LayoutDirection?
  package var flags: Flags?
  package var reserved: [Frame]?

  package init() {}
}
