/// Why one item is where it is, as numbers and names; reports put it into words.
package struct ItemDecision: Hashable, Sendable {
  package var id: ItemID
  /// The bar it stands in; nil when it stands nowhere.
  package var bar: Bar?
  package var rule: LayoutRule
  package var numbers: FitNumbers?
  package var priority: VisibilityPriority?
  /// The items that stayed where this one had to leave, strongest first.
  package var lostTo: [ItemID]
  /// The smallest extra room along the axis with which it would be in a bar; nil when room is not the reason.
  package var shortBy: Length?
  /// Assumed (unpublished) numbers of the profile that the decision rests on.
  package var assumed: [ProfileNumber]

  package init(
    id: ItemID,
    bar: Bar?,
    rule: LayoutRule,
    numbers: FitNumbers? = nil,
    priority: VisibilityPriority? = nil,
    lostTo: [ItemID] = [],
    shortBy: Length? = nil,
    assumed: [ProfileNumber] = []
  ) {
    self.id = id
    self.bar = bar
    self.rule = rule
    self.numbers = numbers
    self.priority = priority
    self.lostTo = lostTo
    self.shortBy = shortBy
    self.assumed = assumed
  }
}
