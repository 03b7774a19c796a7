/// How well a number of a profile is known.
package enum SourceGrade: String, Hashable, Sendable, CaseIterable {
  /// Measured or stated in a published source.
  case published
  /// Our arithmetic from published numbers.
  case derived
  /// No source; our choice, reported wherever a decision rests on it.
  case assumed
}
