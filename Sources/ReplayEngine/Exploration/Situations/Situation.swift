import PoseMachine
import ToolbarModel

/// What the machine, the screen and the last entry are at one moment, whatever led there and whenever.
///
/// A class because nodes and steps share it. Orders that come to the same situation share everything
/// that follows from it; how far the tracks have come is the node's.
final class Situation: Sendable {
  /// Its number in the table that made it.
  let number: Int
  let machine: MachineState
  let picture: Picture
  let last: LastEntry
  private let samplers: [RegionName: EntryCause]
  /// How long until the next deadline; nil when nothing is due.
  let untilDeadline: ReplayDuration?
  private let hash: Int

  init(
    number: Int,
    machine: MachineState,
    picture: Picture,
    last: LastEntry,
    samplers: [RegionName: EntryCause]
  ) {
    self.number = number
    self.machine = machine
    self.picture = picture
    self.last = last
    self.samplers = samplers
    untilDeadline = machine.nextDeadline.map { max($0, .start) - .start }
    // What tells situations apart and is quickly told.
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(picture))
    hasher.combine(ObjectIdentifier(last))
    for deadline in machine.pending {
      hasher.combine(deadline.at)
      hasher.combine(deadline.track)
    }
    hash = hasher.finalize()
  }

  /// Nothing is in transition and nothing is due.
  var isSettled: Bool { untilDeadline == nil }

  /// Whether a track has set something in motion which has not ended.
  func isWorking(_ track: Int) -> Bool { machine.hasPending(of: track) }

  /// What a session goes on from.
  var moment: SessionMoment {
    SessionMoment(machine: machine, scene: picture.scene, last: last.entry, samplers: samplers)
  }
}

extension Situation {
  /// Finds a situation with the same future: all but the number is compared.
  struct Key: Hashable, Sendable {
    let situation: Situation

    func hash(into hasher: inout Hasher) { hasher.combine(situation.hash) }

    static func == (a: Key, b: Key) -> Bool {
      let (a, b) = (a.situation, b.situation)
      return a.hash == b.hash && a.last === b.last && a.picture === b.picture
        && a.samplers == b.samplers && a.machine == b.machine
    }
  }
}
