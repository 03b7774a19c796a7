/// Why an eligible or declared item is in no bar and not in the overflow menu.
package enum DropReason: String, Hashable, Sendable, CaseIterable {
  /// It may not go vertical and no horizontal bar exists.
  case axis
  /// The keyboard emptied its row, or a keyboard item while the keyboard is away.
  case keyboard
  /// Its bar needs a container the screen does not have.
  case container
  /// The app hid its bar.
  case hidden
  /// Its whole bar is minimized.
  case minimized
  /// Its own `when` is false.
  case condition
  /// The person removed it.
  case user
  /// It has given way to an active search.
  case search
}
