import ExpectationCheck
package import TimelineModel
import ToolbarLayoutCore
package import ToolbarModel

/// Explains the items of an entry: the layout's decisions in words, and what would have kept those that left.
///
/// “What would have kept it” is not guessed: each change is made to the declaration and laid out.
package struct EntryExplainer: Sendable {
  private let screen: Screen
  private let device: DeviceProfile
  private let core = ToolbarLayoutCore()

  /// - Parameter screen: the topmost screen of the entry.
  package init(screen: Screen, device: DeviceProfile) {
    self.screen = screen
    self.device = device
  }

  /// One explanation an item, in the order of the layout's decisions; empty for an entry of a file.
  package func explanations(of entry: TimelineEntry) -> [ItemExplanation] {
    guard let detail = entry.detail else { return [] }
    return detail.layout.decisions.map { decision in
      ItemExplanation(
        decision: decision,
        text: DecisionText.sentence(for: decision),
        wouldStay: hasLeft(decision) ? remedies(for: decision, in: detail.traits) : []
      )
    }
  }

  private func hasLeft(_ decision: ItemDecision) -> Bool {
    switch decision.rule {
    case .overflowed, .overflowedBySearch, .collapsedToMenu, .titleGaveWay: true
    case .fits, .pinned, .permanentOverflow, .secondaryAction, .inlineLargeTitle,
      .alwaysAvailable, .collapsedTabs, .behindMore, .horizontalAxis, .verticalAxis,
      .replacedTitle, .system, .droppedAxis, .droppedByKeyboard, .droppedNoContainer, .hiddenBar,
      .minimizedBar, .conditionFalse, .removedByPerson, .keptInButtonSlot:
      false
    }
  }

  private func remedies(for decision: ItemDecision, in traits: Traits) -> [String] {
    var remedies: [String] = []
    if let missing = decision.shortBy, missing > 0 { remedies.append("\(missing) pt more room") }
    if stays(decision.id, on: screen.prioritizing(decision.id), in: traits) {
      remedies.append("visibilityPriority: high")
    }
    let kept = WouldStay(decision.id, of: screen, in: traits, on: device)
    if let rivals = kept?.without, !rivals.isEmpty {
      let names = rivals.map(\.name).joined(separator: ", ")
      remedies.append("\(names) in the overflow menu instead")
    }
    return remedies
  }

  private func stays(_ id: ItemID, on changed: Screen?, in traits: Traits) -> Bool {
    guard let changed, changed != screen else { return false }
    let layout = core.layout(of: changed, in: traits, on: device)
    return layout.items.contains { $0.id == id && $0.bar != .overflow }
  }
}
