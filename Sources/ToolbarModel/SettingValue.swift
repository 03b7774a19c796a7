/// The value of one threshold of a stability rule.
package enum SettingValue: Hashable, Sendable {
  case duration(ReplayDuration)
  case length(Length)
  /// A count or a percentage, in hundredths.
  case number(hundredths: Int)
  case word(String)
  /// A closed range of lengths, as `hysteresis: [low, high]`.
  case range(Length, Length)
  /// Lengths by name in ascending order of names, as `minimum: {title: 60}`.
  case lengths([NamedLength])
}
