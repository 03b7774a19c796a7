package import ToolbarModel

/// Own inputs of an item that changed at an entry; nil is unchanged.
package struct ItemInputs: Hashable, Sendable {
  /// Text or count as written; empty removes the badge.
  package var badge: String?
  package var title: String?
  package var priority: VisibilityPriority?
  package var isEnabled: Bool?

  package init(
    badge: String? = nil,
    title: String? = nil,
    priority: VisibilityPriority? = nil,
    isEnabled: Bool? = nil
  ) {
    self.badge = badge
    self.title = title
    self.priority = priority
    self.isEnabled = isEnabled
  }
}
