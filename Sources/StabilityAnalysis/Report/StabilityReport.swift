package import TimelineModel
package import ToolbarModel

/// The verdict on a timeline.
package struct StabilityReport: Hashable, Sendable {
  /// A rule the timeline could not show, with the reason.
  package struct NotChecked: Hashable, Sendable {
    package var rule: StabilityRule
    package var reason: String
  }

  /// An accepted finding with the entry that accepts it.
  package struct Allowed: Hashable, Sendable {
    package var finding: Finding
    package var allow: AllowEntry
  }

  /// An allow entry that accepted nothing.
  package struct UnusedAllow: Hashable, Sendable {
    package var allow: AllowEntry
    /// Its day has come; what it accepted is a finding again.
    package var isExpired: Bool
  }

  /// In stable order: time, rule, items.
  package var findings: [Finding]
  package var allowed: [Allowed]
  package var unusedAllows: [UnusedAllow]
  /// In the order of the rules; rules switched off are not listed.
  package var notChecked: [NotChecked]
  package var summary: TimelineSummary
  /// Highest flap penalty of every item that ever flipped, in declaration order.
  package var flaps: [ItemFlap]
}
