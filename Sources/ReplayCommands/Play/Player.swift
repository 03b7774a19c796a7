import ReplayReporting
import TimelineModel
import ToolbarModel

/// Plays a timeline in place on a terminal: space pauses, arrows step, q quits.
struct Player {
  private static let hint = "space pause · ← → step · q quit"

  let timeline: Timeline
  let picture: EntryPicture
  let style: TextStyle
  /// Hundredths: 100 is live.
  let speed: Int
  let output: OutputSink

  func play(on terminal: RawTerminal) {
    // The other screen, without a cursor; both are given back at the end.
    output.write("\u{1B}[?1049h\u{1B}[?25l")
    defer {
      output.write("\u{1B}[?25h\u{1B}[?1049l")
      output.flush()
    }
    var index = 0
    var isPaused = false
    var shownAt = MonotonicClock.milliseconds
    draw(index, isPaused)
    while !Interruption.isRequested {
      let isLast = index == timeline.entries.count - 1
      let wait = isPaused || isLast ? 1000 : max(0, due(after: index, shownAt))
      switch terminal.key(within: wait) {
      case .quit: return
      case .pause: isPaused.toggle()
      case .forward:
        isPaused = true
        index = min(index + 1, timeline.entries.count - 1)
      case .back:
        isPaused = true
        index = max(index - 1, 0)
      case nil:
        if isPaused || isLast || due(after: index, shownAt) > 0 { continue }
        index += 1
      }
      shownAt = MonotonicClock.milliseconds
      draw(index, isPaused)
    }
  }

  /// Real milliseconds until the next entry.
  private func due(after index: Int, _ shownAt: Int) -> Int {
    let step = timeline.entries[index + 1].after.milliseconds * 100 / speed
    return shownAt + step - MonotonicClock.milliseconds
  }

  private func draw(_ index: Int, _ isPaused: Bool) {
    let entry = timeline.entries[index]
    let before = index > 0 ? timeline.entries[index - 1] : nil
    let title = TextSafety.isolated(timeline.header.title ?? timeline.header.scenario)
    var lines = [style.bold(title), progress(index), ""]
    lines += picture.lines(of: entry, after: before)
    let isLast = index == timeline.entries.count - 1
    lines += ["", style.dim((isLast ? "the end · " : isPaused ? "paused · " : "") + Player.hint)]
    output.write("\u{1B}[H" + lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n") + "\u{1B}[J")
    output.flush()
  }

  /// A line with the moment marked on it.
  private func progress(_ index: Int) -> String {
    let end = max(timeline.entries.last?.at.milliseconds ?? 0, 1)
    let now = timeline.entries[index].at.milliseconds
    let columns = max(10, style.columns - 30)
    let mark = min(columns - 1, now * (columns - 1) / end)
    return String(repeating: "━", count: mark) + style.bold("●")
      + style.dim(String(repeating: "─", count: columns - 1 - mark))
      + "  \(index + 1) of \(timeline.entries.count), \(now) ms"
  }
}
