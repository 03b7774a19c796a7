package import ToolbarModel

/// The layout of one pose of a device.
package struct PoseLayout: Hashable, Sendable {
  package var traits: Traits
  package var layout: ToolbarLayout

  package init(traits: Traits, layout: ToolbarLayout) {
    self.traits = traits
    self.layout = layout
  }

  /// `outer portrait`, `inner landscapeRight, partiallyOpen`, `inner landscapeRight, split left`.
  package var name: String {
    var words = [traits.display?.rawValue, traits.orientation.rawValue].compactMap(\.self)
      .joined(separator: " ")
    words += " \(traits.window.width)×\(traits.window.height)"
    if traits.hinge == .partiallyOpen { words += ", partiallyOpen" }
    if traits.split != .none { words += ", split \(traits.split.rawValue)" }
    return words
  }

  /// Where an item stands, and why not: `navigationBar`, `overflow`, `dropped: axis`, `-`.
  package func place(of id: ItemID) -> String {
    if let bar = layout.bars.first(where: { $0.items.contains(id) })?.bar { return bar.rawValue }
    if let dropped = layout.dropped.first(where: { $0.id == id }) {
      return "dropped: \(dropped.reason.rawValue)"
    }
    if let owner = layout.concealed.first(where: { $0.id == id })?.behind { return "in \(owner)" }
    return "-"
  }
}
