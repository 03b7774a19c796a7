/// The orthogonal regions of the machine; document order is the order of these cases.
package enum RegionName: String, Hashable, Sendable, CaseIterable, Comparable {
  case hinge
  case orientation
  case window
  case activity
  case search
  case keyboard
  case minimization
  case navigation
  case arrangement
  case application
  case menu

  /// Place in document order.
  package var order: Int {
    switch self {
    case .hinge: 0
    case .orientation: 1
    case .window: 2
    case .activity: 3
    case .search: 4
    case .keyboard: 5
    case .minimization: 6
    case .navigation: 7
    case .arrangement: 8
    case .application: 9
    case .menu: 10
    }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(order) }

  package static func < (a: RegionName, b: RegionName) -> Bool { a.order < b.order }
}
