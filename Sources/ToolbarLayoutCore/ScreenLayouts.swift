package import ToolbarModel

/// The layouts of one screen on one device, as an engine has made them ready; a value that never changes.
package protocol ScreenLayouts: Sendable {
  /// The passes of one change in order, at least one; the last is where it rests.
  func layouts(in traits: Traits, previous: ToolbarLayout?) -> [ToolbarLayout]
}
