/// What a change does to the toolbar, worst first; raw values are the words of the JSON document.
package enum ChangeKind: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Stood in a bar, now stands in the overflow menu or nowhere.
  case leftBar
  /// Stands in a bar now, stood in the overflow menu or nowhere.
  case enteredBar
  /// Stands in another bar.
  case changedBar
  /// Stands in the same bar at another place in its order.
  case reordered
  /// Same bar, same order, another position.
  case moved
  /// Another size.
  case resized
  /// Is absent for a reason that did not hold before.
  case dropped
  /// Is no longer absent for a reason.
  case undropped
  /// The same thing happens later or earlier.
  case delayed
  /// Happens in one of the two only.
  case event
  /// Any other fact: a trait, a form, the focus, a line of the header.
  case trait

  package static func < (a: ChangeKind, b: ChangeKind) -> Bool { a.rank < b.rank }

  /// Zero is worst.
  package var rank: Int {
    switch self {
    case .leftBar: 0
    case .enteredBar: 1
    case .changedBar: 2
    case .reordered: 3
    case .moved: 4
    case .resized: 5
    case .dropped: 6
    case .undropped: 7
    case .delayed: 8
    case .event: 9
    case .trait: 10
    }
  }
}
