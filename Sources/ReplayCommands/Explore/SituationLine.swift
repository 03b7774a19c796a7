/// How far an exploration is, on one line of the terminal: only there, and only when it takes a while.
struct SituationLine {
  private static let patience = Duration.milliseconds(300)

  private let sink: OutputSink
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var isDrawn = false

  init(_ context: CommandContext) {
    sink = context.errors
    isShown = context.errorTerminal.isTerminal && context.environment["TERM"] != "dumb"
  }

  mutating func show(_ count: Int) {
    guard isShown else { return }
    let passed = ContinuousClock.now - start
    guard passed > Self.patience else { return }
    let milliseconds =
      passed.components.seconds * 1000 + passed.components.attoseconds / 1_000_000_000_000_000
    sink.write("\r\u{1B}[2K\(count) situations, \(Int64(count) * 1000 / milliseconds) a second")
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
