/// One tab of a tab view.
package struct TabItem: Hashable, Sendable {
  package var name: String
  package var role: TabRole?
  /// The screen the tab shows; nil is the screen that declares the tabs.
  package var screen: String?

  package init(name: String, role: TabRole? = nil, screen: String? = nil) {
    self.name = name
    self.role = role
    self.screen = screen
  }
}
