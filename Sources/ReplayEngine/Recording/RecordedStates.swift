import TimelineModel
import ToolbarModel

/// The states that have been recorded: one that comes back needs neither work nor room.
///
/// A class because all orders of an exploration share it. What a key stands for must not depend on who asks first.
final class RecordedStates: Sendable {
  /// Everything that a state is made of.
  struct Key: Hashable, Sendable {
    var detail: ReplayDetail
    var focus: ItemID?
    /// Whether flags, and reserved regions, are told: from the first time that there are any.
    var tellsFlags: Bool
    var tellsReserved: Bool

    /// The detail tells nearly all states apart.
    func hash(into hasher: inout Hasher) { hasher.combine(detail) }
  }

  private let known = SharedTable<Key, Shared<EntryState>>()

  func state(for key: Key, orMaking make: () -> EntryState) -> Shared<EntryState> {
    known.value(for: Prehashed(key)) { Shared(make()) }
  }
}
