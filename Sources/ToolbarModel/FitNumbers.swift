/// The lengths a fit was decided on, along the bar's axis.
package struct FitNumbers: Hashable, Sendable {
  /// The length of the bar that items may use at all.
  package var run: Length
  /// The run less what is never given up (tabs, Back, title minimum, search field).
  package var room: Length
  /// What all candidates together would take.
  package var need: Length

  package init(run: Length, room: Length, need: Length) {
    self.run = run
    self.room = room
    self.need = need
  }
}
