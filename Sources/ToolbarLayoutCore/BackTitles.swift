import ToolbarModel

/// What Back tries to show, in the order it tries.
enum BackTitles {
  static let generic = "Back"

  static func options(of screen: Screen) -> [String] {
    guard let previous = screen.back else { return [] }
    switch screen.backButtonDisplayMode {
    case .default:
      var titles: [String] = []
      for title in [screen.backButtonTitle, previous, generic] {
        if let title, !title.isEmpty, !titles.contains(title) { titles.append(title) }
      }
      return titles + [""]
    case .generic: return [generic, ""]
    case .minimal: return [""]
    }
  }
}
