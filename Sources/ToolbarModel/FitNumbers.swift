/// The lengths a fit was decided on, along the bar's axis.
@usableFromInline package struct FitNumbers: Hashable, Sendable {
  /// The length of the bar that items may use at all.
  @usableFromInline package var run: Length
  /// The run less what is never given up (tabs, Back, title minimum, search field).
  @usableFromInline package var room: Length
  /// What all candidates together would take.
  @usableFromInline package var need: Length

  @inlinable package init(run: Length, room: Length, need: Length) {
    self.run = run
    self.room = room
    self.need = need
  }
}
