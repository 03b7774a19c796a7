/// The half of the display the app has in Split View multitasking.
@usableFromInline package enum SplitSide: String, Hashable, Sendable, CaseIterable {
  case left
  case right
  case none
}
