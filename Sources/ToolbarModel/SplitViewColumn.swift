/// The column of a split view an entry belongs to.
@usableFromInline package enum SplitViewColumn: String, Hashable, Sendable, CaseIterable {
  case sidebar
  case content
  case detail
}
