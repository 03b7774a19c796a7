package import TimelineModel

/// Two entries that are the same step, or one that only one timeline has; indices into `entries`.
package struct AlignedEntries: Hashable, Sendable {
  package var old: Int?
  package var new: Int?

  /// Every entry of both timelines once, in the order of the new one; old ones alone stand before
  /// what follows them.
  package static func all(from old: Timeline, to new: Timeline) -> [AlignedEntries] {
    var keys = EntryKeys()
    let oldKeys = keys.numbers(of: old.entries)
    let newKeys = keys.numbers(of: new.entries)
    let pairs = EntryAlignment.pairs(oldKeys, newKeys)
    var isPaired = [Bool](repeating: false, count: old.entries.count)
    var partner = [Int?](repeating: nil, count: new.entries.count)
    for pair in pairs {
      isPaired[pair.old] = true
      partner[pair.new] = pair.old
    }
    var all: [AlignedEntries] = []
    var nextOld = 0
    for (index, old) in partner.enumerated() {
      if let old {
        while nextOld < old {
          if !isPaired[nextOld] { all.append(AlignedEntries(old: nextOld, new: nil)) }
          nextOld += 1
        }
        nextOld = max(nextOld, old + 1)
      }
      all.append(AlignedEntries(old: old, new: index))
    }
    while nextOld < old.entries.count {
      if !isPaired[nextOld] { all.append(AlignedEntries(old: nextOld, new: nil)) }
      nextOld += 1
    }
    return all
  }
}
