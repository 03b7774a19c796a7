package import TimelineModel
package import ToolbarModel

/// The layout of one pose of a device.
package struct PoseLayout: Hashable, Sendable {
  package var split: SplitSide
  package var entry: TimelineEntry

  package init(split: SplitSide, entry: TimelineEntry) {
    self.split = split
    self.entry = entry
  }

  /// `outer portrait`, `inner landscapeRight, partiallyOpen, split left`.
  package var name: String {
    let traits = entry.traits
    var words = [traits.display?.rawValue, traits.orientation?.rawValue].compactMap(\.self)
      .joined(separator: " ")
    if let hinge = traits.hinge, hinge == .partiallyOpen { words += ", \(hinge.rawValue)" }
    if split != .none { words += ", split \(split.rawValue)" }
    return words
  }

  /// Where an item stands, and why not: `navigationBar`, `overflow`, `dropped: axis`, `-`.
  package func place(of id: ItemID) -> String {
    if let bar = entry.bars.bar(of: id) { return bar.rawValue }
    if let reason = entry.dropped[id] { return "dropped: \(reason)" }
    if let owner = entry.detail?.layout.concealed.first(where: { $0.id == id })?.behind {
      return "in \(owner)"
    }
    return "-"
  }
}
