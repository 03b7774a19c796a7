import ToolbarModel

/// The keys of an item in the header, in canonical order.
enum TimelineItemKey: String, TimelineKeys {
  case title
  case symbol
  case priority
  case group
  case placement
  case screens
  case when
  case axis
  case role
  case width
  case permanent
  case alwaysAvailable

  var declaration: (shape: TimelineShape, about: String) {
    switch self {
    case .title: (.text, "The title of the item.")
    case .symbol: (.text, "The name of its symbol.")
    case .priority: (.priority, "Its visibility priority.")
    case .group: (.id, "The id of the group it belongs to.")
    case .placement: (.word(ToolbarItemPlacement.self), "Where it was asked to stand.")
    case .screens: (.list(.text), "The screens that declare it.")
    case .when: (.text, "The condition under which it is declared, as text.")
    case .axis: (.word(ToolbarItemAxisBehavior.self), "Which bars it may stand in.")
    case .role: (.word(ItemRole.self), "The role of its button.")
    case .width: (.length, "Its length in a horizontal bar, in points.")
    case .permanent: (.boolean, "Whether it always stands in the overflow menu.")
    case .alwaysAvailable: (.boolean, "Whether the person cannot remove it.")
    }
  }
}

/// The keys of a relative priority; one of them stands alone.
enum PriorityKey: String, TimelineKeys {
  case higherThan
  case lowerThan

  var declaration: (shape: TimelineShape, about: String) {
    switch self {
    case .higherThan: (.priority, "Just above this priority.")
    case .lowerThan: (.priority, "Just below this priority.")
    }
  }
}
