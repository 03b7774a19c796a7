/// A transition as it is declared; its source is the state that lists it.
package struct ChartTransition: Hashable, Sendable {
  /// Nil is eventless: taken as soon as its guard holds.
  package var event: String?
  /// Empty is targetless: effects without leaving anything.
  package var targets: [String]
  /// Ids that must all be active (`In`).
  package var whileIn: [String]
  /// An internal transition to a descendant does not leave its compound source.
  package var isInternal: Bool
  /// Events put on the internal queue when it is taken.
  package var raises: [String]

  package init(
    on event: String?,
    to targets: [String],
    whileIn: [String] = [],
    isInternal: Bool = false,
    raises: [String] = []
  ) {
    self.event = event
    self.targets = targets
    self.whileIn = whileIn
    self.isInternal = isInternal
    self.raises = raises
  }
}
