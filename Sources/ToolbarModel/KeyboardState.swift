/// The keyboard as the layout sees it: away, or up with the profile's height or a given one.
package enum KeyboardState: Hashable, Sendable {
  case hidden
  /// `height` nil is the height the profile has for the pose.
  case shown(height: Length?)

  package var isShown: Bool {
    switch self {
    case .hidden: false
    case .shown: true
    }
  }
}
