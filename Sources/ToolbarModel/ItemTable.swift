/// What the layouts of one screen speak of, kept once for all of them: layouts hold numbers of its rows.
///
/// A class only so that layouts share it at the cost of one reference; it never changes.
package final class ItemTable: Sendable {
  /// By number; an id may stand here more than once.
  package let ids: [ItemID]
  /// By number; numbers beyond the last have none.
  package let priorities: [VisibilityPriority?]
  /// Lists of unpublished numbers that a decision may rest on.
  package let assumed: [[ProfileNumber]]

  package init(
    ids: [ItemID],
    priorities: [VisibilityPriority?] = [],
    assumed: [[ProfileNumber]] = []
  ) {
    self.ids = ids
    self.priorities = priorities
    self.assumed = assumed
  }

  func priority(_ number: Int32) -> VisibilityPriority? {
    Int(number) < priorities.count ? priorities[Int(number)] : nil
  }
}
