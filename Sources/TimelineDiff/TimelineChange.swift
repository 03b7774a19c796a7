package import ToolbarModel

/// One difference between two timelines, in toolbar terms, reported where it begins to hold.
package struct TimelineChange: Hashable, Sendable {
  package var kind: ChangeKind
  /// Ids, or a bar's name, in reading order; several share one change. Empty for a whole-screen fact.
  package var items: [String]
  /// Text of the event after which the two differ; nil for the header.
  package var event: String?
  /// The device's pose there, in the new timeline where it is known: `inner portrait, fullyOpen`.
  package var pose: String
  /// Line of the new timeline's event, else of the old one's.
  package var line: Int?
  /// Index of the entry in the old timeline; nil when it is only in the new one.
  package var oldEntry: Int?
  package var newEntry: Int?
  package var before: String
  package var after: String
  /// How far, for a move.
  package var offset: Size?
  /// How many further steps under the same event move the same items, by less or as much.
  package var repeats: Int

  package init(
    kind: ChangeKind,
    items: [String],
    event: String?,
    pose: String = "",
    line: Int? = nil,
    oldEntry: Int? = nil,
    newEntry: Int? = nil,
    before: String,
    after: String,
    offset: Size? = nil,
    repeats: Int = 0
  ) {
    self.kind = kind
    self.items = items
    self.event = event
    self.pose = pose
    self.line = line
    self.oldEntry = oldEntry
    self.newEntry = newEntry
    self.before = before
    self.after = after
    self.offset = offset
    self.repeats = repeats
  }
}
