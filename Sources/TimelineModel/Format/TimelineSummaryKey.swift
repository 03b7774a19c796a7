/// The keys of `summary`, in canonical order.
enum TimelineSummaryKey: String, TimelineKeys {
  case entries
  case excess
  case layoutShift
  case settle

  var isRequired: Bool { true }

  var declaration: (shape: TimelineShape, about: String) {
    switch self {
    case .entries: (.integer(0...Int(Int32.max)), "How many entries there are.")
    case .excess: (.object(.excess), "Churn beyond what was needed.")
    case .layoutShift: (.number(decimals: 4), "The layout-shift value.")
    case .settle:
      (.integer(0...1_000_000_000_000), "Milliseconds from the last event to the last change.")
    }
  }
}

/// The four metrics of excess churn, in canonical order.
enum ExcessKey: String, TimelineKeys {
  case visibility
  case order
  case slots
  case motion

  var isRequired: Bool { true }

  var declaration: (shape: TimelineShape, about: String) {
    switch self {
    case .visibility: (.number(decimals: 4), "Of the visible set.")
    case .order: (.number(decimals: 4), "Of the order.")
    case .slots: (.number(decimals: 4), "Of the slots.")
    case .motion: (.number(decimals: 4), "Of area-weighted motion.")
    }
  }
}
