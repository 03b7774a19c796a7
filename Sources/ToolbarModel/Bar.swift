/// The bars items can stand in, in the order timelines write them.
@usableFromInline package enum Bar: String, Hashable, Sendable, CaseIterable, Comparable {
  case navigationBar
  /// The horizontal row beside a vertical bar.
  case titleRow
  case verticalBar
  case bottomBar
  case tabBar
  case keyboardBar
  /// The horizontal bar of the sidebar column of a split view.
  case sidebarBar
  /// The horizontal bar of the content column of a three-column split view.
  case contentBar
  /// The overflow menu, not a bar on screen.
  case overflow

  // Spelled out, though the protocol would give it: other modules compare bars without a witness table.
  @inlinable package static func == (a: Bar, b: Bar) -> Bool { a.order == b.order }

  @inlinable package static func < (a: Bar, b: Bar) -> Bool { a.order < b.order }

  @inlinable var order: Int {
    switch self {
    case .navigationBar: 0
    case .titleRow: 1
    case .verticalBar: 2
    case .bottomBar: 3
    case .tabBar: 4
    case .keyboardBar: 5
    case .sidebarBar: 6
    case .contentBar: 7
    case .overflow: 8
    }
  }
}
