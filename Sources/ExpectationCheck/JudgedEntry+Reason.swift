import TimelineModel
import ToolbarModel

/// Why the layout decided so, from the decisions it left with its result.
extension JudgedEntry {
  /// How many items a reason speaks of; the first that broke an expectation say the most.
  private static let mostItems = 3

  /// One line about the items that broke an expectation; nil when nothing is known of them.
  func reason(for ids: [ItemID]) -> String? {
    var spoken: [ItemID] = []
    let reasons = ids.compactMap { id -> String? in
      guard !spoken.contains(id), spoken.count < Self.mostItems else { return nil }
      guard let text = reason(for: id) else { return nil }
      spoken.append(id)
      return text
    }
    return reasons.isEmpty ? nil : reasons.joined(separator: "; ")
  }

  private func reason(for id: ItemID) -> String? {
    if let decision = layout?.decisions.first(where: { $0.id == id }) {
      return DecisionText.sentence(for: decision)
    }
    if let cover = cover(of: id) { return "\(id) is behind \(cover)" }
    if let reason = entry.dropped[id] { return "\(id) is dropped: \(reason)" }
    return isPlaced(id) ? nil : "\(id) is not on this screen"
  }
}
