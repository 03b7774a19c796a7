import ToolbarModel

/// What a rule sees: this moment, the visible one before, and what is known of the state it rests in.
struct Step: Sendable {
  var moment: Moment
  var previous: Moment?
  var items: ItemTable
  /// At rest: numbers of the state and of what is declared; equal states have equal numbers.
  var stateNumber = -1
  var declaredNumber = -1
  /// At rest: the first settled layout of an equal state, when that was earlier.
  var first: SettledRecord?
  /// At rest: the same with no menu open.
  var firstWithoutMenu: SettledRecord?
  /// At rest: the first plain settled layout of what is declared, when that was earlier.
  var expected: SettledRecord?
  /// The first settled layout of all.
  var start: SettledRecord?
  /// At rest: the settled moment before.
  var lastSettled: Moment?

  /// Whether an event asked for something after `moment`, up to and including this entry.
  func isAsked(since askCount: Int) -> Bool { moment.askCount > askCount }
}
