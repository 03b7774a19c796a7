package import TimelineModel
import ToolbarModel

/// One line about the surroundings of an entry: display, orientation, window, size classes, strip.
package enum PoseWords {
  /// `outer portrait 466×678 · closed · compact × regular · strip right`
  package static func line(_ entry: TimelineEntry) -> String {
    let traits = entry.traits
    var parts: [String] = []
    let place = [traits.display?.rawValue, traits.orientation?.rawValue].compactMap(\.self)
    let size = traits.window.map { "\($0.width)×\($0.height)" }
    parts.append((place + [size].compactMap(\.self)).joined(separator: " "))
    if let hinge = traits.hinge { parts.append(word(hinge)) }
    if let horizontal = traits.horizontalSizeClass, let vertical = traits.verticalSizeClass {
      parts.append("\(horizontal.rawValue) × \(vertical.rawValue)")
    }
    if let strip = traits.strip, strip != .none { parts.append("strip \(strip.rawValue)") }
    if traits.isSearching == true { parts.append("searching") }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private static func word(_ hinge: HingeStatus) -> String {
    switch hinge {
    case .closed: "closed"
    case .partiallyOpen: "partly open"
    case .fullyOpen: "open"
    }
  }
}
