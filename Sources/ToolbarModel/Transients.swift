/// Whether a replay plays the published intermediate passes of a change.
package enum Transients: String, Hashable, Sendable, CaseIterable {
  /// One layout per change.
  case ideal
  /// The intermediate passes too.
  case measured
}
