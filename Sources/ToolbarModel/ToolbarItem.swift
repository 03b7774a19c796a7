/// One declared control of a toolbar (SwiftUI's `ToolbarItem`).
package struct ToolbarItem: Hashable, Sendable {
  package var id: ItemID
  package var content: ItemContent
  /// Nil inside a group, which has the placement.
  package var placement: ToolbarItemPlacement?
  /// Nil inherits the group's, else automatic.
  package var priority: VisibilityPriority?
  package var axisBehavior: ToolbarItemAxisBehavior
  package var role: ItemRole?
  package var badge: Badge?
  package var disabled: Condition?
  /// The item is declared only while this holds; nil is always.
  package var when: Condition?
  /// Length in a horizontal bar, overriding the measured one.
  package var width: Length?
  /// UIKit's `isPaddingRemoved` (SDK 27).
  package var contentMarginsRemoved: Bool
  package var sharedBackground: SharedBackgroundVisibility
  package var customization: ItemCustomization
  /// The column of a split view; detail unless said otherwise.
  package var column: SplitViewColumn

  package init(
    id: ItemID,
    content: ItemContent,
    placement: ToolbarItemPlacement? = nil,
    priority: VisibilityPriority? = nil,
    axisBehavior: ToolbarItemAxisBehavior = .automatic,
    role: ItemRole? = nil,
    badge: Badge? = nil,
    disabled: Condition? = nil,
    when: Condition? = nil,
    width: Length? = nil,
    contentMarginsRemoved: Bool = false,
    sharedBackground: SharedBackgroundVisibility = .automatic,
    customization: ItemCustomization = ItemCustomization(),
    column: SplitViewColumn = .detail
  ) {
    self.id = id
    self.content = content
    self.placement = placement
    self.priority = priority
    self.axisBehavior = axisBehavior
    self.role = role
    self.badge = badge
    self.disabled = disabled
    self.when = when
    self.width = width
    self.contentMarginsRemoved = contentMarginsRemoved
    self.sharedBackground = sharedBackground
    self.customization = customization
    self.column = column
  }
}
