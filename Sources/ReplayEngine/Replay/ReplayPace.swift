/// How the dispatch executor passes virtual time.
package enum ReplayPace: Hashable, Sendable {
  /// Timers fire in virtual order without waiting.
  case immediate
  /// A millisecond takes a millisecond, divided by the speed in hundredths (100 is live, 200 twice as fast).
  case real(speedHundredths: Int)
}
