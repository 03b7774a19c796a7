/// Whether a menu of the toolbar is open, and whose it is.
package enum MenuState: Hashable, Sendable {
  case closed
  /// `owner` is `overflow`, a collapsed group, or the compact `tabs`.
  case open(owner: ItemID)
}
