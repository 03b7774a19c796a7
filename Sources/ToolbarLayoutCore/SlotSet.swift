/// Which slots something stands in.
struct SlotSet: Hashable, Sendable {
  private var bits: UInt32 = 0

  mutating func insert(_ slot: Slot) { bits |= 1 << UInt32(slot.rawValue) }

  /// Something may stand in the title's place.
  var holdsTitle: Bool {
    contains(.title) || contains(.subtitle) || contains(.largeTitle) || contains(.largeSubtitle)
      || contains(.centre) || contains(.rowSearch)
  }

  func contains(_ slot: Slot) -> Bool { bits & 1 << UInt32(slot.rawValue) != 0 }
}
