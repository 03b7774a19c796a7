/// Why a chart cannot be built.
package enum StatechartError: Error, Hashable, Sendable, CustomStringConvertible {
  case duplicateState(String)
  case unknownState(String, in: String)
  /// A transition of a region that would leave the region, and with it every other one.
  case reachesAboveRegion(region: String, source: String, target: String)

  package var description: String {
    switch self {
    case .duplicateState(let id): "state \"\(id)\" is declared twice"
    case .unknownState(let id, let source): "state \"\(source)\" names unknown state \"\(id)\""
    case .reachesAboveRegion(let region, let source, let target):
      "the transition from \"\(source)\" to \"\(target)\" reaches above region \"\(region)\"; "
        + "target a state inside the region"
    }
  }
}
