package import TimelineDiff
import ToolbarModel

/// Changes that say the same in several places, as one row of a report.
package struct ChangeRow: Hashable, Sendable {
  /// Where a change begins to hold.
  package struct Place: Hashable, Sendable {
    package var event: String?
    package var pose: String
    package var line: Int?

    package init(event: String?, pose: String, line: Int?) {
      self.event = event
      self.pose = pose
      self.line = line
    }

    /// `fold: closed (outer portrait, closed)`.
    package var text: String {
      guard let event else { return "header" }
      return pose.isEmpty ? event : "\(event) (\(pose))"
    }
  }

  package var kind: ChangeKind
  package var items: [String]
  /// `navigationBar → overflow`, `by (12, 0)`.
  package var what: String
  package var places: [Place]

  /// The rows of a diff, worst first, each set of equal changes once at the place of its first.
  package static func rows(of changes: [TimelineChange]) -> [ChangeRow] {
    struct Sameness: Hashable {
      var kind: ChangeKind
      var items: [String]
      var what: String
    }
    struct Leaving: Hashable {
      var item: String
      var entry: Int?
    }
    // That an item left its bar for a reason says that it was dropped.
    var told: Set<Leaving> = []
    var index: [Sameness: Int] = [:]
    var rows: [ChangeRow] = []
    for change in changes {
      let entry = change.newEntry
      if change.kind == .leftBar || change.kind == .enteredBar {
        told.formUnion(change.items.map { Leaving(item: $0, entry: entry) })
      } else if change.kind == .dropped || change.kind == .undropped,
        change.items.allSatisfy({ told.contains(Leaving(item: $0, entry: entry)) })
      {
        continue
      }
      let place = Place(event: change.event, pose: change.pose, line: change.line)
      let what = what(of: change)
      let sameness = Sameness(kind: change.kind, items: change.items, what: what)
      if let known = index[sameness] {
        rows[known].places.append(place)
      } else {
        index[sameness] = rows.count
        rows.append(ChangeRow(kind: change.kind, items: change.items, what: what, places: [place]))
      }
    }
    return rows
  }

  private static func what(of change: TimelineChange) -> String {
    switch change.kind {
    case .moved:
      guard let offset = change.offset else { return "\(change.before) → \(change.after)" }
      let by = "by (\(offset.width), \(offset.height))"
      let steps = change.repeats > 0 ? ", and \(change.repeats) smaller steps" : ""
      return change.items.count == 1
        ? "\(by): \(change.before) → \(change.after)\(steps)" : by + steps
    case .event:
      return change.before.isEmpty
        ? "only in the new timeline: \(change.after)" : "only in the old timeline: \(change.before)"
    case .leftBar, .enteredBar, .changedBar, .reordered, .resized, .dropped, .undropped, .delayed,
      .trait:
      return "\(change.before) → \(change.after)"
    }
  }

  /// The first places, and how many there are more.
  package func placesText(limit: Int = 4) -> String {
    let shown = places.prefix(limit).map(\.text).joined(separator: ", ")
    return places.count > limit ? "\(shown) and \(places.count - limit) more" : shown
  }
}

extension ChangeKind {
  /// What a report calls it.
  package var words: String {
    switch self {
    case .leftBar: "left the bar"
    case .enteredBar: "entered a bar"
    case .changedBar: "changed bars"
    case .reordered: "reordered"
    case .moved: "moved"
    case .resized: "resized"
    case .dropped: "dropped"
    case .undropped: "came back"
    case .delayed: "timing"
    case .event: "event"
    case .trait: "other"
    }
  }
}
