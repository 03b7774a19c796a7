import ToolbarModel

/// The place of one horizontal bar: the navigation bar, the title row or the bottom bar.
struct BarBox: Hashable, Sendable {
  /// The bar's rectangle at its inline height.
  var frame: Frame
  /// Physical margins inside the frame.
  var left: Length
  var right: Length
  var control: Length
  /// What lies between the bar and the content.
  var gap: Length
}
