/// The numbers a device profile holds; raw values are the names scenarios use to override them.
package enum ProfileNumber: String, Hashable, Sendable, CaseIterable {
  // Hinge thresholds, hundredths of a degree.
  case hingeOpening = "hinge.opening"
  case hingeClosing = "hinge.closing"
  case hingeFull = "hinge.full"
  /// The angle that the state partiallyOpen stands for.
  case hingePartial = "hinge.partial"
  // Durations, milliseconds.
  case rotationNotice = "rotation.notice"
  case rotationDuration = "rotation.duration"
  case foldDuration = "fold.duration"
  case keyboardDuration = "keyboard.duration"
  case searchDuration = "search.duration"
  case minimizationDuration = "minimization.duration"
  case navigationDuration = "navigation.duration"
  case presentationDuration = "presentation.duration"
  case splitDuration = "split.duration"
  case menuDuration = "menu.duration"
  // Gestures.
  case sampleInterval = "sample.interval"
  case scrollStep = "scroll.step"
  case scrollDuration = "scroll.duration"

  package enum Unit: String, Hashable, Sendable {
    case points
    case degrees
    case milliseconds
  }

  package var unit: Unit {
    switch self {
    case .hingeOpening, .hingeClosing, .hingeFull, .hingePartial: .degrees
    case .rotationNotice, .rotationDuration, .foldDuration, .keyboardDuration, .searchDuration,
      .minimizationDuration, .navigationDuration, .presentationDuration, .splitDuration,
      .menuDuration, .sampleInterval, .scrollDuration:
      .milliseconds
    case .scrollStep: .points
    }
  }
}
