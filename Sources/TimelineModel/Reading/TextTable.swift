import YAMLSyntax

/// Gives equal scalars the same text, so that a long timeline holds every id and event once.
struct TextTable {
  private struct Entry {
    var hash: UInt32
    var bytes: [UInt8]
    var text: String
  }

  private var entries: [Entry] = []
  /// Open addressing; -1 is free. At most half full.
  private var slots = [Int32](repeating: -1, count: 256)

  /// A capture may say something new at every entry; from here on new texts are not kept.
  private static let mostEntries = 1 << 16

  mutating func text(_ tape: borrowing YAMLTape, _ index: Int) -> String {
    let hash = tape.tokens[index].hash
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let position = Int(slots[slot])
      if entries[position].hash == hash, tape.matches(index, entries[position].bytes, hash: hash) {
        return entries[position].text
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let text = tape.string(at: index)
    guard entries.count < TextTable.mostEntries else { return text }
    slots[slot] = Int32(entries.count)
    entries.append(Entry(hash: hash, bytes: Array(text.utf8), text: text))
    if entries.count * 2 > slots.count { grow() }
    return text
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (position, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(position)
    }
  }
}
