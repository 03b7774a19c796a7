package import ToolbarModel

/// What the machine may know of the layout in force: nothing but what events themselves depend on.
package struct Surroundings: Hashable, Sendable {
  /// How far the content scrolls; zero when it all fits.
  package var scrollLimit: Length
  /// Controls in a bar that open a menu: the overflow button, collapsed groups, the compact tabs.
  package var menuOwners: [ItemID]

  package init(scrollLimit: Length = 0, menuOwners: [ItemID] = []) {
    self.scrollLimit = scrollLimit
    self.menuOwners = menuOwners
  }
}
