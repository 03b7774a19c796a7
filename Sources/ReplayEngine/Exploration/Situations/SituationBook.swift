import TimelineModel
import ToolbarModel

/// Finds the one situation of equal moments, and the one picture and last entry that equal ones share.
///
/// A class because all workers share it.
final class SituationBook: Sendable {
  let looks = LookBook()
  private let situations = SharedTable<Situation.Key, Situation>()
  private let numbered = NumberedList<Situation>()
  private let pictures = SharedTable<Picture.Key, Picture>()
  private let lasts = SharedTable<LastEntry.Key, LastEntry>()

  /// How many situations it knows.
  var count: Int { situations.count }

  /// The situation of a moment.
  ///
  /// - Parameters:
  ///   - look: the number of what is seen in the moment's last entry.
  ///   - before: likely to share the picture or the last entry.
  func situation(of moment: SessionMoment, look: Int, after before: Situation? = nil) -> Situation {
    let new = Situation(
      number: numbered.newNumber(),
      machine: moment.machine,
      picture: picture(of: moment.scene, after: before?.picture),
      last: last(moment.last, look: look, after: before?.last),
      samplers: moment.samplers
    )
    return situations.value(for: Prehashed(Situation.Key(situation: new))) {
      // Before others know it: they may ask for its number at once.
      numbered.set(new, at: new.number)
      return new
    }
  }

  /// The situation that has a number, which this book has given.
  subscript(number: Int) -> Situation { numbered[number] }

  private func picture(of scene: LaidOutScene, after before: Picture?) -> Picture {
    let key = Picture.Key(scene: scene)
    if let before, before.key == key { return before }
    return pictures.value(for: Prehashed(key), orAdding: Picture(key: key))
  }

  private func last(_ entry: TimelineEntry, look: Int, after before: LastEntry?) -> LastEntry {
    if let before, before.isFollowedLike(entry, look: look) { return before }
    let new = LastEntry(entry, look: look)
    return lasts.value(for: Prehashed(LastEntry.Key(last: new)), orAdding: new)
  }
}
