package import ToolbarModel

/// The numbers a key takes: at least this, at most that, both included.
package struct FormatRange: Hashable, Sendable {
  /// With its article where it has one: `a side`, `an angle`, `points`.
  package var noun: String
  package var limits: ClosedRange<Length>

  package init(_ noun: String, _ limits: ClosedRange<Length>) {
    self.noun = noun
    self.limits = limits
  }

  /// A side of a window, view or keyboard; limits of the format.
  package static let side = FormatRange("a side", 1...10_000)
  /// Heights of contents and distances scrolled; a hundred screens of the tallest kind.
  package static let distance = FormatRange("a number of points", -1_000_000...1_000_000)
  package static let extent = FormatRange("a number of points", 0...1_000_000)
  /// What is counted, and shares in percent.
  package static let count = FormatRange("a number", 0...1_000_000)
  /// The hinge's angle in degrees.
  package static let angle = FormatRange("an angle", 0...180)
}
