import ToolbarModel

/// What the person, or a default of `hidden`, takes out of a customizable bar.
///
/// On iPad only secondary actions can be customized; elsewhere there is no interface for it and only the
/// declared default visibility counts.
enum CustomizationRule {
  /// Nil for what stays.
  static func fate(
    of candidate: Int,
    _ prepared: PreparedScreen,
    _ arrangement: UserArrangement
  ) -> Standing? {
    let custom = prepared.candidates[candidate].customization
    let mayRemove =
      prepared.isCustomizable
      && prepared.candidates[candidate].placement == .secondaryAction
      && custom.behavior == .default
    let id = prepared.id(candidate)
    let isRemoved = mayRemove && arrangement.hidden.contains(id)
    let isAdded = mayRemove && arrangement.shown.contains(id)
    guard isRemoved || (custom.defaultVisibility == .hidden && !isAdded) else { return nil }
    return custom.isAlwaysAvailable
      ? Standing(.menu, .alwaysAvailable) : Standing(.nowhere, .removedByPerson)
  }
}
