package import ToolbarModel

/// An entry's open menu. `menu: open` alone says neither owner nor frame.
package struct OpenMenu: Hashable, Sendable {
  package var owner: ItemID?
  package var frame: Frame?

  package init(owner: ItemID? = nil, frame: Frame? = nil) {
    self.owner = owner
    self.frame = frame
  }
}
