/// The physical side of the vertical edge, whether or not a bar is drawn there.
@usableFromInline package enum StripSide: String, Hashable, Sendable, CaseIterable {
  case left
  case right
  case none
}
