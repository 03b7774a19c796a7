/// How far a run is, on one line of the terminal: only there, and only when it takes a while.
struct ProgressLine {
  private static let patience = Duration.milliseconds(300)

  private let sink: OutputSink
  private let isShown: Bool
  private let total: Int
  private let start = ContinuousClock.now
  private var isDrawn = false

  init(total: Int, _ context: CommandContext) {
    sink = context.errors
    isShown = context.errorTerminal.isTerminal && context.environment["TERM"] != "dumb"
    self.total = total
  }

  mutating func show(_ done: Int) {
    guard isShown else { return }
    let passed = ContinuousClock.now - start
    guard passed > Self.patience, done < total else { return }
    let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
    let rate = Int((Double(done) / seconds).rounded())
    let width = 24
    let filled = total > 0 ? done * width / total : width
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    sink.write("\r\u{1B}[2K\(bar) \(done) of \(total) files, \(rate) a second")
    sink.flush()
    isDrawn = true
  }

  /// Takes the line away, before anything else is printed.
  mutating func clear() {
    guard isDrawn else { return }
    sink.write("\r\u{1B}[2K")
    sink.flush()
    isDrawn = false
  }
}
