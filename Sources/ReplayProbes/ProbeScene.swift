import ToolbarModel

/// What an engine is asked to lay out.
struct ProbeScene: Hashable, Sendable {
  var screen: Screen
  var traits: Traits

  /// The state in a few words, for messages.
  var text: String {
    let words = [
      traits.screens.last, traits.display?.rawValue, traits.orientation.rawValue,
      traits.hinge?.rawValue, "\(traits.window.width) × \(traits.window.height)",
      traits.isSearching ? "searching" : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }

  func resized(width: Length? = nil, height: Length? = nil) -> ProbeScene {
    var scene = self
    if let width { scene.traits.window.width = width }
    if let height { scene.traits.window.height = height }
    return scene
  }
}
