import ReplayEngine
import ToolbarModel

/// What a person asks of an exploration.
struct ExploreOptions {
  private static let standard = ExplorationBudget()

  static let jitter = OptionSpec(
    "jitter",
    .text("DURATION"),
    "let every event come this much earlier or later, as 120ms"
  )
  static let maxNodes = OptionSpec(
    "max-nodes",
    .integer("N", 1...10_000_000),
    "how many situations may be kept before the answer is a sample (default \(standard.maxNodes))"
  )
  static let time = OptionSpec(
    "time",
    .text("DURATION"),
    "stop exploring after this long, as 30s; the answer is then a sample"
  )
  static let samples = OptionSpec(
    "samples",
    .integer("N", 1...1_000_000),
    "how many orders to draw when the answer is a sample (default \(standard.samples))"
  )
  static let seed = OptionSpec(
    "seed",
    .integer("N", 0...Int.max),
    "decides which orders are drawn (default \(standard.seed))"
  )
  static let schedule = OptionSpec(
    "schedule",
    .text("TOKEN"),
    "replay the one order that a token of an earlier exploration names"
  )
  static let witness = OptionSpec(
    "witness",
    .file("FILE"),
    "write the smallest order that shows the first problem, as a scenario of its own"
  )

  var jitter: ReplayDuration
  var budget: ExplorationBudget
  /// In milliseconds; nil is no limit.
  var time: Int?
  var jobs: Int
  var schedule: String?
  var witness: String?

  init(_ arguments: ParsedArguments) throws(CommandLineError) {
    budget = ExplorationBudget(
      maxNodes: arguments.integer(of: Self.maxNodes) ?? Self.standard.maxNodes,
      samples: arguments.integer(of: Self.samples) ?? Self.standard.samples,
      seed: arguments.integer(of: Self.seed).map(UInt64.init) ?? Self.standard.seed
    )
    jobs = arguments.integer(of: .jobs) ?? ProcessorCount.available
    schedule = arguments.value(of: Self.schedule)
    witness = arguments.value(of: Self.witness)
    jitter = try Self.jitter(arguments)
    if let text = arguments.value(of: Self.time) {
      time = try Self.milliseconds(text, of: Self.time)
    }
  }

  /// The jitter asked for; none unless said.
  static func jitter(_ arguments: ParsedArguments) throws(CommandLineError) -> ReplayDuration {
    guard let text = arguments.value(of: jitter) else { return .zero }
    return ReplayDuration(milliseconds: try milliseconds(text, of: jitter))
  }

  /// `250ms`, `30s` or `1.5s`, at most an hour.
  private static func milliseconds(
    _ text: String,
    of option: OptionSpec
  ) throws(CommandLineError) -> Int {
    let isMilliseconds = text.hasSuffix("ms")
    let number = text.dropLast(isMilliseconds ? 2 : 1)
    let isPlain = number.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2E }
    guard isMilliseconds || text.hasSuffix("s"), isPlain, let value = Double(String(number)) else {
      throw CommandLineError(
        "--\(option.name) takes a duration such as 120ms or 1.5s, not '\(text)'"
      )
    }
    let milliseconds = isMilliseconds ? value : value * 1000
    guard milliseconds <= 3_600_000 else {
      throw CommandLineError("--\(option.name) takes at most an hour")
    }
    return Int(milliseconds.rounded())
  }
}
