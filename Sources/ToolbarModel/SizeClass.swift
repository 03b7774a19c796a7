/// Apple's size class of one dimension.
@usableFromInline package enum SizeClass: String, Hashable, Sendable, CaseIterable {
  case compact
  case regular
}
