package import ToolbarModel

/// An element that may have shifted: where it was and is, and what of it can be seen.
package struct ShiftingElement: Hashable, Sendable {
  package var before: Frame
  package var after: Frame
  /// After clipping; nil when nothing can be seen.
  package var visibleBefore: Frame?
  package var visibleAfter: Frame?
  /// Distances are measured at the right edge.
  package var isRightToLeft: Bool

  package init(
    before: Frame,
    after: Frame,
    visibleBefore: Frame?,
    visibleAfter: Frame?,
    isRightToLeft: Bool = false
  ) {
    self.before = before
    self.after = after
    self.visibleBefore = visibleBefore
    self.visibleAfter = visibleAfter
    self.isRightToLeft = isRightToLeft
  }

  /// Across and down at the start corner.
  package var move: (across: Length, down: Length) {
    let across = isRightToLeft ? after.maxX - before.maxX : after.x - before.x
    return (across, after.y - before.y)
  }

  /// At least 3 points one way or the other.
  package var isSignificant: Bool {
    max(move.across.magnitude, move.down.magnitude) >= Self.significance
  }

  /// Significant and to be seen; a move across into or out of sight does not count.
  var counts: Bool {
    guard isSignificant else { return false }
    switch (visibleBefore, visibleAfter) {
    case (nil, nil): return false
    case (.some, .some): return true
    case (.some, nil), (nil, .some): return move.down.magnitude >= Self.significance
    }
  }

  /// The limit the web platform's own engine uses.
  package static let significance: Length = 3
}
