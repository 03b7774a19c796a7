import ToolbarModel

/// What a reader carries from entry to entry, since files list only what changed.
struct CarriedState {
  private(set) var shared = Shared(EntryState())
  private var isShared = true
  private var states = StateTable()

  /// Writing to it makes the next entry's state another one, unless it says what held before.
  var state = EntryState() { didSet { isShared = false } }

  /// Forgets what holds for one entry only.
  mutating func beginEntry() {
    if state.hasOptionalKeys { state.removeOptionalKeys() }
  }

  /// The state of the entry that has been read.
  mutating func endEntry() -> Shared<EntryState> {
    if !isShared {
      shared = states.shared(state)
      isShared = true
    }
    return shared
  }
}
