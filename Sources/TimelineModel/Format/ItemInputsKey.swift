/// The keys of an item's inputs at an entry, in canonical order.
enum ItemInputsKey: String, TimelineKeys {
  case badge
  case title
  case priority
  case enabled

  var declaration: (shape: TimelineShape, about: String) {
    switch self {
    case .badge: (.text, "The new badge, a count or a text; empty removes it.")
    case .title: (.text, "The new title.")
    case .priority: (.priority, "The new visibility priority.")
    case .enabled: (.boolean, "Whether it can now be used.")
    }
  }
}

/// The keys of an open menu, in canonical order.
enum OpenMenuKey: String, TimelineKeys {
  case owner
  case frame

  var declaration: (shape: TimelineShape, about: String) {
    switch self {
    case .owner: (.id, "The control the menu belongs to.")
    case .frame: (.lengths(4), "Where the menu is drawn.")
    }
  }
}
