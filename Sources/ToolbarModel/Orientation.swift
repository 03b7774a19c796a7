/// The orientation of the display in use.
///
/// `landscapeLeft` is turned counterclockwise: the top edge points left.
@usableFromInline package enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight

  package var isLandscape: Bool {
    switch self {
    case .landscapeLeft, .landscapeRight: true
    case .portrait, .portraitUpsideDown: false
    }
  }
}
