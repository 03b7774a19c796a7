/// The display in use on a foldable.
@usableFromInline package enum Display: String, Hashable, Sendable, CaseIterable {
  /// The display on the outside, used while closed.
  case outer
  /// The display on the inside, used while open or partly open.
  case inner
}
