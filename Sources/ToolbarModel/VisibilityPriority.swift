/// SwiftUI's `ToolbarItemVisibilityPriority`, relative values included.
///
/// The total order is `low < higherThan(low) < lowerThan(automatic) < automatic < … < higherThan(high)`;
/// two values built from the same base in the same way are equal.
package indirect enum VisibilityPriority: Hashable, Sendable {
  case low
  case automatic
  case high
  case higherThan(VisibilityPriority)
  case lowerThan(VisibilityPriority)
}

extension VisibilityPriority: Comparable {
  package static func < (a: VisibilityPriority, b: VisibilityPriority) -> Bool { a.rank < b.rank }

  /// A number that orders priorities; equal numbers are equal priorities.
  ///
  /// Bases are 2⁵⁰ apart. A derived value moves by a third of its base's own room, and what is built
  /// upon a derived value by a third of that, so nested values never leave their open interval.
  package var rank: Int { placed.rank }

  private static let baseDistance = 1 << 50

  private var placed: (rank: Int, step: Int) {
    switch self {
    case .low: return (0, VisibilityPriority.baseDistance / 3)
    case .automatic: return (VisibilityPriority.baseDistance, VisibilityPriority.baseDistance / 3)
    case .high: return (2 * VisibilityPriority.baseDistance, VisibilityPriority.baseDistance / 3)
    case .higherThan(let base):
      let (rank, step) = base.placed
      return (rank + step, step / 3)
    case .lowerThan(let base):
      let (rank, step) = base.placed
      return (rank - step, step / 3)
    }
  }
}

extension VisibilityPriority: CustomStringConvertible {
  /// As a scenario writes it: `high`, `{higherThan: low}`.
  package var description: String {
    switch self {
    case .low: "low"
    case .automatic: "automatic"
    case .high: "high"
    case .higherThan(let base): "{higherThan: \(base)}"
    case .lowerThan(let base): "{lowerThan: \(base)}"
    }
  }
}
