/// The writing direction of the user interface.
@usableFromInline package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}
