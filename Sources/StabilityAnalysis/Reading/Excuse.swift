import ToolbarModel

/// Which reasons for standing nowhere are no fault.
enum Excuse {
  /// The author, the person, an active search or a bar that is away as a whole.
  private static let words: Set<String> = [
    DropReason.condition.rawValue, DropReason.user.rawValue, DropReason.search.rawValue,
    DropReason.minimized.rawValue, DropReason.hidden.rawValue,
  ]

  /// The reason an item is listed with in `dropped`.
  static func reason(_ item: Int, _ moment: Moment, _ items: ItemTable) -> String? {
    moment.dropped.isEmpty ? nil : moment.dropped[items.ids[item]]
  }

  /// Whether one item stands for the whole group, and opens it.
  static func isRepresented(_ item: Int, _ moment: Moment, _ items: ItemTable) -> Bool {
    items.group(of: item).map { moment.arrangement.placed.contains($0) } ?? false
  }

  /// Whether an item may be missing: a good reason, its group's representative in its place, or a keyboard item while the keyboard is away.
  static func isExcused(_ item: Int, _ moment: Moment, _ items: ItemTable) -> Bool {
    if items.is(item, .keyboard), !moment.situation.keyboard.isShown { return true }
    if isRepresented(item, moment, items) { return true }
    return reason(item, moment, items).map(words.contains) ?? false
  }
}
