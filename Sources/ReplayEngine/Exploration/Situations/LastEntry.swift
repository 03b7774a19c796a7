import TimelineModel
import ToolbarModel

/// The entry that the next one is compared with; entries that are followed alike are one.
///
/// A class because situations share it.
final class LastEntry: Sendable {
  let number: Int
  let key: Key

  init(number: Int, key: Key) {
    self.number = number
    self.key = key
  }

  var entry: TimelineEntry { key.entry }
  /// The number of what is seen in it.
  var look: Int { key.look }
}

extension LastEntry {
  /// What two entries must share for the same to be recorded after them.
  struct Key: Hashable, Sendable {
    /// Its instant is zero for an event of the present one, which may still turn out to be at rest, else
    /// before, however long.
    let entry: TimelineEntry
    let look: Int

    init(_ entry: TimelineEntry, look: Int) {
      self.entry = entry
      self.look = look
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(look)
      hasher.combine(entry.isSettled)
      hasher.combine(isOpen)
      // What else tells entries of one look apart, but for figures that change at every sample.
      hasher.combine(traits?.flags)
      hasher.combine(traits?.activity)
      hasher.combine(traits?.dynamicTypeSize)
    }

    /// Whether the moment can still settle on the entry itself.
    private var isOpen: Bool { !entry.isSettled && entry.event != nil && entry.at == .start }

    private var traits: Traits? { entry.state.value.detail?.value.sharedTraits.value }

    static func == (a: Key, b: Key) -> Bool {
      a.look == b.look && a.entry.isSettled == b.entry.isSettled && a.isOpen == b.isOpen
        && (a.entry.state.isSame(as: b.entry.state) || a.hasState(like: b))
    }

    private func hasState(like other: Key) -> Bool {
      let (a, b) = (entry.state.value, other.entry.state.value)
      guard (a.traits.flags == nil) == (b.traits.flags == nil),
        (a.traits.reserved == nil) == (b.traits.reserved == nil),
        let old = a.detail?.value, let new = b.detail?.value
      else { return false }
      return old.sharedLayout == new.sharedLayout
        && (old.sharedTraits.isSame(as: new.sharedTraits) || old.traits.hasStates(of: new.traits))
    }
  }
}
