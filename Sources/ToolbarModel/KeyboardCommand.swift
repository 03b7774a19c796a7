/// The argument of a `keyboard` event.
package enum KeyboardCommand: Hashable, Sendable {
  /// `height` nil is the profile's height for the pose.
  case show(height: Length?)
  case hide
}
