/// The machine's reactions of one region to another that a scenario can switch off.
package enum MachineReaction: String, Hashable, Sendable, CaseIterable {
  /// Search activation shows the keyboard unless a hardware keyboard is attached.
  case keyboardFollowsSearch
  /// A pose change while the keyboard is up dismisses it (measured, S2).
  case poseDismissesKeyboard
  /// Unfolding to inner portrait closes an active search (measured, S4).
  case innerPortraitEndsSearch
  /// Push, pop and a tab switch end search.
  case navigationEndsSearch
  /// Push, pop and a tab switch restore a minimized bar.
  case navigationRestoresBars
  /// An inactive window hides the keyboard.
  case inactiveHidesKeyboard
}
