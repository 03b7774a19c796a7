import Synchronization
import TimelineModel
import ToolbarModel

/// Finds the one situation of equal moments, and the one picture and last entry that equal ones share.
///
/// A class because all workers share it. Hashes are computed before the lock is taken.
final class SituationBook: Sendable {
  private struct Contents {
    var looks = LookBook()
    var situations: [Situation.Key: Situation] = [:]
    var pictures: [Prehashed<Traits>: [Picture]] = [:]
    var lasts: [Prehashed<LastEntry.Key>: LastEntry] = [:]
  }

  private let contents = Mutex(Contents())
  /// Numbers may be skipped; they only tell situations apart.
  private let nextNumber = Atomic<Int>(0)

  /// How many situations it knows.
  var count: Int { contents.withLock { $0.situations.count } }

  /// The situation of a moment; `before` is likely to share its picture or its last entry.
  func situation(of moment: SessionMoment, after before: Situation? = nil) -> Situation {
    let new = Situation(
      number: nextNumber.wrappingAdd(1, ordering: .relaxed).oldValue,
      machine: moment.machine,
      picture: picture(of: moment.scene, after: before?.picture),
      last: last(moment.last, after: before?.last),
      samplers: moment.samplers
    )
    let key = Situation.Key(situation: new)
    return contents.withLock { contents in
      if let known = contents.situations[key] { return known }
      contents.situations[key] = new
      return new
    }
  }

  /// The number of what is seen in an entry.
  func look(of entry: TimelineEntry) -> Int {
    contents.withLock { $0.looks.number(of: entry) }
  }

  /// An entry that shows a look.
  func entry(showing look: Int) -> TimelineEntry { contents.withLock { $0.looks.entries[look] } }

  /// The distance of two looks that was measured before.
  func distances(from a: Int, to b: Int) -> [Int]? {
    contents.withLock { $0.looks.distances[LookPair(a, b)] }
  }

  func remember(_ distances: [Int], from a: Int, to b: Int) {
    contents.withLock { $0.looks.distances[LookPair(a, b)] = distances }
  }

  private func picture(of scene: LaidOutScene, after before: Picture?) -> Picture {
    if let before, before.shows(scene) { return before }
    let key = Prehashed(scene.traits)
    return contents.withLock { contents in
      if let known = contents.pictures[key]?.first(where: { $0.shows(scene) }) { return known }
      let new = Picture(scene)
      contents.pictures[key, default: []].append(new)
      return new
    }
  }

  private func last(_ entry: TimelineEntry, after before: LastEntry?) -> LastEntry {
    if let before, before.key == LastEntry.Key(entry, look: before.look) {
      return before
    }
    let look = look(of: entry)
    let key = Prehashed(LastEntry.Key(entry, look: look))
    return contents.withLock { contents in
      if let known = contents.lasts[key] { return known }
      let new = LastEntry(number: contents.lasts.count, key: key.value)
      contents.lasts[key] = new
      return new
    }
  }
}
