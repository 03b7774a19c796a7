import TimelineModel
import ToolbarModel

/// The traits of an entry as short texts, in the order a timeline writes them.
enum TraitTexts {
  /// The traits whose values differ; one that a timeline does not say is nil.
  static func differing(
    _ old: TimelineTraits,
    _ new: TimelineTraits
  ) -> [(name: String, before: String?, after: String?)] {
    zip(all(old), all(new)).filter { $0.text != $1.text }
      .map { (name: $0.name, before: $0.text, after: $1.text) }
  }

  /// `inner portrait, fullyOpen`: how the device is held, as far as the entry says.
  static func pose(_ traits: TimelineTraits) -> String {
    let held = [traits.display?.rawValue, traits.orientation?.rawValue].compactMap(\.self)
      .joined(separator: " ")
    return [held.isEmpty ? nil : held, traits.hinge?.rawValue].compactMap(\.self)
      .joined(separator: ", ")
  }

  static func text(_ frame: Frame) -> String {
    "[\(frame.x), \(frame.y), \(frame.width), \(frame.height)]"
  }

  private static func all(_ traits: TimelineTraits) -> [(name: String, text: String?)] {
    [
      ("display", traits.display?.rawValue),
      ("orientation", traits.orientation?.rawValue),
      ("hinge", traits.hinge?.rawValue),
      ("window", traits.window.map { "[\($0.width), \($0.height)]" }),
      ("sizeClass", sizeClass(traits)),
      ("strip", traits.strip?.rawValue),
      ("safeArea", traits.safeArea.map { "[\($0.top), \($0.left), \($0.bottom), \($0.right)]" }),
      ("split", traits.split?.rawValue),
      ("tab", traits.tab),
      ("screens", traits.screens.map { $0.joined(separator: " › ") }),
      ("search", traits.isSearching.map { $0 ? "active" : "inactive" }),
      ("keyboard", traits.keyboardHeight.map { $0 == .zero ? "hidden" : "\($0)" }),
      ("minimized", traits.minimized.map { "[\($0.map(\.rawValue).joined(separator: ", "))]" }),
      ("active", traits.activity?.rawValue),
      ("dynamicType", traits.dynamicType?.rawValue),
      ("direction", traits.direction?.rawValue),
      ("flags", traits.flags.map(flags)),
      ("reserved", traits.reserved.map { "[\($0.map(text).joined(separator: ", "))]" }),
    ]
  }

  private static func sizeClass(_ traits: TimelineTraits) -> String? {
    guard traits.horizontalSizeClass != nil || traits.verticalSizeClass != nil else { return nil }
    return [traits.horizontalSizeClass?.rawValue ?? "?", traits.verticalSizeClass?.rawValue ?? "?"]
      .joined(separator: " × ")
  }

  private static func flags(_ flags: Flags) -> String {
    "{"
      + flags.pairs.map { "\(FlowText.scalar($0.name)): \(FlowText.flag($0.value))" }
      .joined(separator: ", ") + "}"
  }
}
