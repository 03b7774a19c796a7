/// What the probes found, and which had nothing to do.
package struct ProbeReport: Hashable, Sendable {
  /// A probe that the scenario gave nothing to try.
  package struct Idle: Hashable, Sendable {
    package var probe: Probe
    package var reason: String
  }

  /// In the order of the probes, then of the scenario.
  package var findings: [ProbeFinding]
  package var idle: [Idle]
  /// Layouts and replays that were compared.
  package var comparisons: Int
}
