import ToolbarModel

/// The keys of the header's `declared`, in canonical order.
enum DeclaredKey: String, TimelineKeys {
  case compression
  case restoration
  case titleMinimum
  case menuPolicy

  /// What an app may do with an open menu when the layout changes.
  static let menuPolicies = ["update", "freeze", "dismiss"]

  var declaration: (shape: TimelineShape, about: String) {
    switch self {
    case .compression:
      (.word(ToolbarVerticalCompressionBehavior.self), "Who gives way in a vertical bar.")
    case .restoration:
      (.word(ToolbarMinimizationRestoration.self), "When a minimized bar comes back.")
    case .titleMinimum: (.length, "The least length of the title, in points.")
    case .menuPolicy:
      (.word(DeclaredKey.menuPolicies), "What happens to an open menu when the layout changes.")
    }
  }
}
