import ReplayReporting
import TimelineModel
import ToolbarModel

/// Plays a timeline in place on a terminal: space pauses, arrows step, q quits.
struct Player {
  /// How long a changed size of the window may go unnoticed.
  private static let patience = 200

  let timeline: Timeline
  /// The words for one width.
  let picture: (TextStyle) -> EntryPicture
  /// How text looks now: the window may change its size while it plays.
  let style: () -> TextStyle
  let rows: () -> Int
  /// Hundredths: 100 is live.
  let speed: Int
  let output: OutputSink

  private struct Moment: Equatable {
    var index = 0
    var isPaused = false
    var style: TextStyle
    var rows: Int
  }

  func play(on terminal: RawTerminal) {
    // The other screen, without a cursor, long lines cut at the edge; all of it is given back at the end.
    output.write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l")
    defer {
      output.write("\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l")
      output.flush()
    }
    var moment = Moment(style: style(), rows: rows())
    var shownAt = MonotonicClock.milliseconds
    draw(moment)
    while !Interruption.isRequested {
      let shown = moment
      let isOver = isLast(moment.index)
      let left = moment.isPaused || isOver ? Int.max : due(after: moment.index, shownAt)
      switch terminal.key(within: max(0, min(left, Player.patience))) {
      case .quit: return
      case .pause where isOver:
        moment.index = 0
        moment.isPaused = false
      case .pause: moment.isPaused.toggle()
      case .forward:
        moment.isPaused = true
        moment.index = min(moment.index + 1, timeline.entries.count - 1)
      case .back:
        moment.isPaused = true
        moment.index = max(moment.index - 1, 0)
      case nil:
        if !moment.isPaused, !isOver, due(after: moment.index, shownAt) <= 0 { moment.index += 1 }
      }
      moment.style = style()
      moment.rows = rows()
      guard moment != shown else { continue }
      if moment.index != shown.index || moment.isPaused != shown.isPaused {
        shownAt = MonotonicClock.milliseconds
      }
      draw(moment)
    }
  }

  private func isLast(_ index: Int) -> Bool { index == timeline.entries.count - 1 }

  /// Real milliseconds until the next entry.
  private func due(after index: Int, _ shownAt: Int) -> Int {
    let step = timeline.entries[index + 1].after.milliseconds * 100 / speed
    return shownAt + step - MonotonicClock.milliseconds
  }

  private func draw(_ moment: Moment) {
    let entry = timeline.entries[moment.index]
    let before = moment.index > 0 ? timeline.entries[moment.index - 1] : nil
    let title = TextSafety.isolated(timeline.header.title ?? timeline.header.scenario)
    let head = [moment.style.bold(title), progress(moment), ""]
    let foot = ["", moment.style.dim(hint(moment))]
    var body = picture(moment.style).lines(of: entry, after: before)
    let room = max(1, moment.rows - head.count - foot.count)
    if body.count > room { body = body.prefix(room - 1) + ["  …"] }
    let lines = head + body + foot
    output.write("\u{1B}[H" + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J")
    output.flush()
  }

  private func hint(_ moment: Moment) -> String {
    let keys = "← → step · q quit"
    if isLast(moment.index) { return "the end · space again · " + keys }
    return moment.isPaused ? "paused · space goes on · " + keys : "space pauses · " + keys
  }

  /// A line with the moment marked on it.
  private func progress(_ moment: Moment) -> String {
    let end = max(timeline.entries.last?.at.milliseconds ?? 0, 1)
    let now = timeline.entries[moment.index].at.milliseconds
    let columns = max(10, moment.style.columns - 30)
    let mark = min(columns - 1, now * (columns - 1) / end)
    return String(repeating: "━", count: mark) + moment.style.bold("●")
      + moment.style.dim(String(repeating: "─", count: columns - 1 - mark))
      + "  \(moment.index + 1) of \(timeline.entries.count), \(now) ms"
  }
}
