import Synchronization
import TimelineModel
import ToolbarModel

/// Finds the one situation of equal moments, and the one picture and last entry that equal ones share.
///
/// A class because all workers share it.
final class SituationBook: Sendable {
  let looks = LookBook()
  private let situations = SharedTable<Situation.Key, Situation>()
  private let pictures = SharedTable<Picture.Key, Picture>()
  private let lasts = SharedTable<LastEntry.Key, LastEntry>()
  /// Numbers may be skipped; they only tell situations, and last entries, apart.
  private let nextNumber = Atomic<Int>(0)

  /// How many situations it knows.
  var count: Int { situations.count }

  /// The situation of a moment; `before` is likely to share its picture or its last entry.
  func situation(of moment: SessionMoment, after before: Situation? = nil) -> Situation {
    let new = Situation(
      number: newNumber(),
      machine: moment.machine,
      picture: picture(of: moment.scene, after: before?.picture),
      last: last(moment.last, after: before?.last),
      samplers: moment.samplers
    )
    return situations.value(for: Prehashed(Situation.Key(situation: new)), orAdding: new)
  }

  private func picture(of scene: LaidOutScene, after before: Picture?) -> Picture {
    let key = Picture.Key(scene: scene)
    if let before, before.key == key { return before }
    return pictures.value(for: Prehashed(key), orAdding: Picture(key: key))
  }

  private func last(_ entry: TimelineEntry, after before: LastEntry?) -> LastEntry {
    if let before, before.key == LastEntry.Key(entry, look: before.look) {
      return before
    }
    let key = Prehashed(LastEntry.Key(entry, look: looks.number(of: entry)))
    return lasts.value(for: key) { LastEntry(number: newNumber(), key: key.value) }
  }

  private func newNumber() -> Int { nextNumber.wrappingAdd(1, ordering: .relaxed).oldValue }
}
