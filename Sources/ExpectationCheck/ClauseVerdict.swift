import ToolbarModel

/// Whether one clause of an expectation holds on an entry.
struct ClauseVerdict: Hashable {
  var holds: Bool
  /// What the entry holds, in the scenario's words: `strip: none`.
  var found: String
  /// The items that broke the clause, for the reason.
  var about: [ItemID]

  init(_ holds: Bool, _ found: String, about: [ItemID] = []) {
    self.holds = holds
    self.found = found
    self.about = about
  }
}
