import ToolbarModel

/// What a reader carries from entry to entry, since files list only what changed.
struct CarriedState {
  private(set) var shared = Shared(EntryState())
  private var isShared = true

  /// Writing to it makes the next entry's state one of its own.
  var state = EntryState() { didSet { isShared = false } }

  /// Forgets what holds for one entry only.
  mutating func beginEntry() {
    if state.hasOptionalKeys { state.removeOptionalKeys() }
  }

  /// The state of the entry that has been read: that of the entry before when it said nothing new.
  mutating func endEntry() -> Shared<EntryState> {
    if !isShared {
      // The optional keys are written at every entry while they hold.
      if state != shared.value { shared = Shared(state) }
      isShared = true
    }
    return shared
  }
}
