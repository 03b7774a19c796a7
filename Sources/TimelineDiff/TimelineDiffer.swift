package import TimelineModel
import ToolbarModel

/// Compares two timelines in toolbar terms.
///
/// Entries are aligned by event (kind, argument, track, occurrence), never by number, so an inserted
/// event is one change and not a difference in everything after it. A difference that lasts is
/// reported once, where it begins (which items stand in a bar once a pose); the same shift of many items is one change.
package enum TimelineDiffer {
  /// - Complexity: linear in the entries, as long as few events are in one timeline only.
  package static func changes(from old: Timeline, to new: Timeline) -> TimelineChanges {
    var walk = AlignedWalk(old: old.entries, new: new.entries)
    walk.run(over: pairs(from: old, to: new))
    let changes = HeaderComparison.changes(from: old.header, to: new.header) + walk.changes
    return TimelineChanges(
      changes: sortedByKind(changes),
      newFindings: FindingComparison.only(in: new.findings ?? [], notIn: old.findings ?? []),
      clearedFindings: FindingComparison.only(in: old.findings ?? [], notIn: new.findings ?? []),
      scores: scores(old.summary, new.summary)
    )
  }

  /// Entries that are the same step of the story, ascending in the new timeline.
  package static func pairs(from old: Timeline, to new: Timeline) -> [EntryAlignment.Pair] {
    var keys = EntryKeys()
    let oldKeys = keys.numbers(of: old.entries)
    return EntryAlignment.pairs(oldKeys, keys.numbers(of: new.entries))
  }

  private static func sortedByKind(_ changes: [TimelineChange]) -> [TimelineChange] {
    ChangeKind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
  }

  private static func scores(_ old: TimelineSummary?, _ new: TimelineSummary?) -> [ScoreChange] {
    guard let old, let new else { return [] }
    return [
      ScoreChange(name: "visibility", before: old.excess.visibility, after: new.excess.visibility),
      ScoreChange(name: "order", before: old.excess.order, after: new.excess.order),
      ScoreChange(name: "slots", before: old.excess.slots, after: new.excess.slots),
      ScoreChange(name: "motion", before: old.excess.motion, after: new.excess.motion),
      ScoreChange(name: "layoutShift", before: old.layoutShift, after: new.layoutShift),
      ScoreChange(
        name: "settle",
        before: Score(old.settle.milliseconds),
        after: Score(new.settle.milliseconds)
      ),
    ]
  }
}
