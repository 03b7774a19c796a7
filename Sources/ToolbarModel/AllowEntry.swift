/// A finding that the author accepts, with the reason, perhaps for a while.
package struct AllowEntry: Hashable, Sendable {
  package var rule: StabilityRule
  /// The text of the causing event; nil is any.
  package var event: String?
  /// Ids that a finding's items must all be among; empty is any.
  package var items: [ItemID]
  package var because: String
  /// `2027-06-01`: from this day on the entry no longer holds. The caller supplies today's date, if it has one.
  package var until: String?
  /// Where the entry stands, for the report of unused ones.
  package var line: Int?

  package init(
    rule: StabilityRule,
    event: String? = nil,
    items: [ItemID] = [],
    because: String,
    until: String? = nil,
    line: Int? = nil
  ) {
    self.rule = rule
    self.event = event
    self.items = items
    self.because = because
    self.until = until
    self.line = line
  }
}
