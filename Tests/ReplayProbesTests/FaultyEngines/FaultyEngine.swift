import ToolbarLayoutCore

/// Layout engines that each have one of the faults peers are known for, built around the sound core.
enum FaultyEngine: String, CaseIterable {
  case buttonFeedback
  case asymmetricThresholds
  case revealThenMeasure
  case decisionDependentSizes
  case history
  case staleMeasurements
  case staleOnReturn
  case wrongEndOnTheStrip

  func make() -> any LayoutEngine {
    switch self {
    case .buttonFeedback: ButtonFeedbackEngine()
    case .asymmetricThresholds: AsymmetricThresholdEngine()
    case .revealThenMeasure: RevealThenMeasureEngine()
    case .decisionDependentSizes: DecisionDependentSizeEngine()
    case .history: HistoryEngine()
    case .staleMeasurements: StaleMeasurementEngine()
    case .staleOnReturn: StaleOnReturnEngine()
    case .wrongEndOnTheStrip: WrongEndEngine()
    }
  }
}
