import ToolbarModel

/// What the person, or a default of `hidden`, takes out of a customizable bar.
///
/// On iPad only secondary actions can be customized; elsewhere there is no interface for it and only the
/// declared default visibility counts.
struct CustomizationRule {
  private let isDeclared: Bool
  private let isOffered: Bool
  private let arrangement: UserArrangement

  init(_ prepared: PreparedScreen, _ arrangement: UserArrangement) {
    isDeclared = prepared.screen.toolbarID != nil
    isOffered = prepared.isCustomizable
    self.arrangement = arrangement
  }

  func fate(of candidate: Candidate, _ id: @autoclosure () -> ItemID) -> Fate? {
    guard isDeclared else { return nil }
    let custom = candidate.customization
    let mayRemove =
      isOffered && candidate.placement == .secondaryAction && custom.behavior == .default
    let isRemoved = mayRemove && arrangement.hidden.contains(id())
    let isAdded = mayRemove && arrangement.shown.contains(id())
    guard isRemoved || (custom.defaultVisibility == .hidden && !isAdded) else { return nil }
    return custom.isAlwaysAvailable
      ? Fate(.menu, .alwaysAvailable) : Fate(.nowhere, .removedByPerson)
  }
}
