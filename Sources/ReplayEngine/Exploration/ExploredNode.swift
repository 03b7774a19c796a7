import PoseMachine
import ScenarioModel
import TimelineModel
import ToolbarModel

/// One situation of an exploration: a session, how far every strand has come, and the last rest.
///
/// Equal nodes have equal futures: what is compared is the machine with time counted from now, the
/// place in every track, what is seen and what was seen at the last rest.
struct ExploredNode: Hashable, Sendable {
  var session: ReplaySession
  /// Events consumed, by strand.
  var done: [Int]
  /// When the last event happened; voluntary waiting counts from here.
  var lastEvent: ReplayInstant
  /// The last settled entry; excess is counted from there.
  var rest: TimelineEntry
  /// The steps on the way here, when they are kept.
  var performed: [PerformedStep] = []
  private var key: Key

  init(session: ReplaySession, done: [Int], rest: TimelineEntry) {
    self.session = session
    self.done = done
    self.rest = rest
    lastEvent = session.now
    key = Key(session, done: done, lastEvent: session.now, rest: rest)
  }

  /// Brings the key up to date after changes.
  mutating func seal() {
    key = Key(session, done: done, lastEvent: lastEvent, rest: rest)
  }

  static func == (a: ExploredNode, b: ExploredNode) -> Bool { a.key == b.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension ExploredNode {
  private struct Key: Hashable, Sendable {
    /// What of a track's clock its next step still reads.
    struct Clock: Hashable, Sendable {
      var explicit: Int?
      var busy: Int
      var windowLeft: Int?
      var mates: [Int]
    }

    var machine: MachineState
    var cursors: [StepCursor]
    var clocks: [Clock]
    var done: [Int]
    var sinceEvent: Int
    var layout: ToolbarLayout
    var focused: ItemID?
    var isSettled: Bool
    var restBars: BarContents
    var restFrames: [ItemID: Frame]

    init(
      _ session: ReplaySession,
      done: [Int],
      lastEvent: ReplayInstant,
      rest: TimelineEntry
    ) {
      let now = session.now
      machine = session.machine.rebased(by: now - .start)
      cursors = session.tracks.map(\.cursor)
      clocks = session.tracks.map { track in
        Clock(
          explicit: track.explicitInstant.map { $0.milliseconds - now.milliseconds },
          busy: max(0, track.busyUntil.milliseconds - now.milliseconds),
          windowLeft: track.mates.isEmpty
            ? nil : track.lastBegan.milliseconds + track.within.milliseconds - now.milliseconds,
          mates: track.mates.map(\.index)
        )
      }
      self.done = done
      sinceEvent = session.machine.isSettled ? 0 : now.milliseconds - lastEvent.milliseconds
      layout = session.scene.layout
      focused = session.scene.focused
      isSettled = session.recorder.entries.last?.isSettled ?? false
      restBars = rest.bars
      restFrames = rest.frames
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(machine)
      hasher.combine(done)
      hasher.combine(clocks)
      hasher.combine(isSettled)
    }
  }
}

extension TrackState {
  /// The instant the next step names itself; nil when it waits for settling.
  var explicitInstant: ReplayInstant? {
    guard mates.isEmpty, let next else { return nil }
    switch next.timing {
    case .afterSettled: return nil
    case .after(let delay): return lastBegan + delay
    case .at(let offset): return .start + offset
    }
  }
}
