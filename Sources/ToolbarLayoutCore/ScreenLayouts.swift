package import ToolbarModel

/// The layouts of one screen on one device, as an engine has made them ready; a value that never changes.
package protocol ScreenLayouts: Sendable {
  /// Whether equal traits give equal layouts, whatever came before: a replay then asks once for all of them.
  var ignoresHistory: Bool { get }

  /// The passes of one change in order, at least one; the last is where it rests.
  func layouts(in traits: Traits, previous: ToolbarLayout?) -> [ToolbarLayout]
}

extension ScreenLayouts {
  /// For engines that may look at the previous layout.
  package var ignoresHistory: Bool { false }
}
