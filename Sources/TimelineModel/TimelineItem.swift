package import ToolbarModel

/// What a timeline's header says of one item: its declaration, as far as the analysis and reports need it.
package struct TimelineItem: Hashable, Sendable {
  package var id: ItemID
  package var title: String?
  package var symbol: String?
  package var priority: VisibilityPriority?
  package var group: ItemID?
  package var placement: ToolbarItemPlacement?
  /// Names of the screens that declare it; nil when the writer did not say.
  package var screens: [String]?
  /// The condition as text, for people; nil when there is none.
  package var when: String?
  package var axis: ToolbarItemAxisBehavior?
  package var role: ItemRole?
  package var width: Length?
  /// Content of a `ToolbarOverflowMenu`.
  package var isPermanent: Bool
  package var isAlwaysAvailable: Bool

  package init(
    id: ItemID,
    title: String? = nil,
    symbol: String? = nil,
    priority: VisibilityPriority? = nil,
    group: ItemID? = nil,
    placement: ToolbarItemPlacement? = nil,
    screens: [String]? = nil,
    when: String? = nil,
    axis: ToolbarItemAxisBehavior? = nil,
    role: ItemRole? = nil,
    width: Length? = nil,
    isPermanent: Bool = false,
    isAlwaysAvailable: Bool = false
  ) {
    self.id = id
    self.title = title
    self.symbol = symbol
    self.priority = priority
    self.group = group
    self.placement = placement
    self.screens = screens
    self.when = when
    self.axis = axis
    self.role = role
    self.width = width
    self.isPermanent = isPermanent
    self.isAlwaysAvailable = isAlwaysAvailable
  }
}
