/// What a text must be.
package enum FormatText: String, Hashable, Sendable {
  /// Any text, empty too.
  case any
  /// At least one character.
  case some
  /// One line, not empty.
  case line
  /// One line without control characters, not empty: names of screens, tabs, tracks, flags.
  case name
}
