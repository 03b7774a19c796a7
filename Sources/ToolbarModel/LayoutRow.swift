/// A plain row of a layout: item numbers for ids, ranges for lists.
@usableFromInline package protocol LayoutRow: Hashable, Sendable {
  associatedtype Value: Hashable, Sendable

  /// What the row says, with the ids and lists that its layout's record has for its numbers.
  func value(in record: LayoutRecord) -> Value
}
