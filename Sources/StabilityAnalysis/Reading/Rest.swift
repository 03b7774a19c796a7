/// What is known of the state a settled moment rests in; equal states have equal numbers.
struct Rest: Sendable {
  /// Numbers of the state and of what is declared.
  var state: Int
  var declared: Int
  /// The first settled layout of an equal state, when that was earlier.
  var first: SettledRecord?
  /// The same with no menu open, for a moment with one.
  var firstWithoutMenu: SettledRecord?
  /// The first plain settled layout of what is declared, when that was earlier.
  var expected: SettledRecord?
}
