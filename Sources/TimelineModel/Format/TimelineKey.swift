import ToolbarModel

/// The keys at the top of a timeline, in canonical order.
enum TimelineKey: String, TimelineKeys {
  case timeline
  case model
  case scenario
  case device
  case os
  case matrix
  case declared
  case items
  case entries
  case findings
  case summary

  var isRequired: Bool {
    switch self {
    case .timeline, .scenario, .device, .os, .entries: true
    case .model, .matrix, .declared, .items, .findings, .summary: false
    }
  }

  var declaration: (shape: TimelineShape, about: String) {
    switch self {
    case .timeline: (.integer(1...1), "The version of the format.")
    case .model:
      (.integer(0...1_000_000), "The version of the layout rules and profiles that made it.")
    case .scenario: (.text, "A path-like name: photo-editor/fold-while-searching.")
    case .device: (.text, "A device profile's name, or any word for a captured device.")
    case .os: (.text, "The linked SDK, as 27.1.")
    case .matrix: (.map(.text), "The combination of a matrix: dotted paths and the values taken.")
    case .declared: (.object(.declared), "What lets a recording be judged without its scenario.")
    case .items: (.map(.object(.item)), "The declared items by id, in order of declaration.")
    case .entries: (.list(.object(.entry)), "What happened, in order of time.")
    case .findings: (.list(.object(.finding)), "What the analysis found; computed.")
    case .summary: (.object(.summary), "Counts and scores; computed.")
    }
  }
}
