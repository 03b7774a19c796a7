/// How an item is drawn where it stands.
@usableFromInline package enum ItemForm: String, Hashable, Sendable, CaseIterable {
  case symbol
  case title
  case titleAndSymbol
  case view
  /// A group collapsed to one menu control.
  case menu
  /// The search field.
  case field
  /// Search minimized to a button.
  case button
  /// The tab control collapsed to one control.
  case compact
}
