import ToolbarModel

/// What a rule sees: this moment, the visible one before, and what is known of the state it rests in.
///
/// A reference to something that never changes: rules keep a step until its event is over.
final class Step: Sendable {
  let moment: Moment
  let previous: Moment?
  let items: ItemTable
  /// Items whose bar or order changed since the visible entry before, in reading order.
  let changes: [Int]
  /// Pairs of items that share some area; known at rest and where something moved.
  let overlaps: [Overlap]
  /// At rest: what is known of the state.
  let rest: Rest?
  /// The first settled layout of all.
  let start: SettledRecord?
  /// The settled moment before.
  let lastSettled: Moment?

  init(
    moment: Moment,
    previous: Moment?,
    items: ItemTable,
    rest: Rest?,
    start: SettledRecord?,
    lastSettled: Moment?
  ) {
    self.moment = moment
    self.previous = previous
    self.items = items
    self.rest = rest
    self.start = start
    self.lastSettled = lastSettled
    changes =
      if moment.hasNewArrangement, let previous {
        previous.arrangement.changes(to: moment.arrangement)
      } else {
        []
      }
    let mayOverlap = moment.isSettled || moment.hasNewFrames || moment.hasNewArrangement
    overlaps = mayOverlap ? moment.overlaps() : []
  }

  /// At rest: numbers of the state and of what is declared; equal states have equal numbers.
  var stateNumber: Int { rest?.state ?? -1 }
  var declaredNumber: Int { rest?.declared ?? -1 }

  /// At rest: the first settled layout of an equal state, when that was earlier.
  var first: SettledRecord? { rest?.first }

  /// At rest: the first plain settled layout of what is declared, when that was earlier.
  var expected: SettledRecord? { rest?.expected }

  /// Whether an event asked for something after `askCount` of them, up to and including this entry.
  func isAsked(since askCount: Int) -> Bool { moment.askCount > askCount }
}
