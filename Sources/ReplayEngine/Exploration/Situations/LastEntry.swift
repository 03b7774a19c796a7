import TimelineModel
import ToolbarModel

/// The entry that the next one is compared with; entries that are followed alike are one.
///
/// A class because situations share it.
final class LastEntry: Sendable {
  /// Its instant is zero for an event of the present one, which may still turn out to be at rest, else
  /// before, however long.
  let entry: TimelineEntry
  /// The number of what is seen in it.
  let look: Int

  init(_ entry: TimelineEntry, look: Int) {
    self.entry = entry
    self.look = look
  }

  /// Whether the same is recorded after another entry as after this one.
  func isFollowedLike(_ other: TimelineEntry, look: Int) -> Bool {
    self.look == look && entry.isSettled == other.isSettled && entry.isOpen == other.isOpen
      && (entry.state.isSame(as: other.state)
        || entry.state.value.isFollowedLike(other.state.value))
  }
}

extension LastEntry {
  /// Finds one that is followed alike.
  struct Key: Hashable, Sendable {
    let last: LastEntry

    func hash(into hasher: inout Hasher) {
      let traits = last.entry.state.value.detail?.value.sharedTraits
      hasher.combine(last.look)
      hasher.combine(last.entry.isSettled)
      hasher.combine(last.entry.isOpen)
      // What else tells entries of one look apart, but for figures that change at every sample.
      hasher.combine(traits?.value.flags)
      hasher.combine(traits?.value.activity)
      hasher.combine(traits?.value.dynamicTypeSize)
    }

    static func == (a: Key, b: Key) -> Bool {
      a.last === b.last || a.last.isFollowedLike(b.last.entry, look: b.last.look)
    }
  }
}

extension TimelineEntry {
  /// Whether the moment can still settle on the entry itself.
  fileprivate var isOpen: Bool { !isSettled && event != nil && at == .start }
}

extension EntryState {
  /// Whether entries after the two are recorded alike.
  fileprivate func isFollowedLike(_ other: EntryState) -> Bool {
    guard (traits.flags == nil) == (other.traits.flags == nil),
      (traits.reserved == nil) == (other.traits.reserved == nil),
      let old = detail?.value, let new = other.detail?.value
    else { return false }
    return old.sharedLayout == new.sharedLayout
      && (old.sharedTraits.isSame(as: new.sharedTraits)
        || old.sharedTraits.value.hasStates(of: new.sharedTraits.value))
  }
}
