import Foundation

/// The regression suite as people run it: a thousand scenarios of twenty events with their recordings.
enum SuiteBench {
  static let scenarios = 1_000

  static func run(_ table: inout BenchTable) throws {
    guard let tool = BenchFiles.program("toolbar-replay") else { return }
    var folder = ""
    for index in 0..<scenarios {
      let path = try BenchFiles.write(
        SyntheticScenario.text(rounds: 2, name: "Number \(index)"),
        to: "Scenarios/part-\(index / 100)/scenario-\(index).yaml"
      )
      folder =
        URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
        .path
    }
    // What the scenarios find is not the question here.
    let check = ["check", folder, "--fail-on", "never"]
    guard let first = ChildRun(tool, check + ["--record", "missing"]), first.status != 2 else {
      return
    }
    let none = ["--record", "none"]
    guard let one = best(tool, check + none + ["--jobs", "1"]),
      let two = best(tool, check + none + ["--jobs", "2"])
    else { return }
    table.add(
      BenchRow(
        name: "suite of \(Figure.thousands(scenarios)) scenarios × 20 events",
        figure: Figure.text(two.wallSeconds) + " s on two cores",
        ratio: Figure.text(two.peakMebibytes) + " MiB peak",
        goal: "< 2 s",
        isReached: two.wallSeconds < 2
      )
    )
    let halves = [1, 2].map { check + none + ["--jobs", "1", "--shard", "\($0)/2"] }
    let apart =
      (0..<3).compactMap { _ in ChildRun.together(tool, halves).map(\.wallSeconds).max() }.min()
      ?? .infinity
    table.add(
      BenchRow(
        name: "  one core to two, against two processes",
        figure: Figure.text(one.wallSeconds / two.wallSeconds) + " ×",
        ratio: Figure.text(one.wallSeconds / apart) + " × apart",
        goal: "≥ 0.9 of apart",
        isReached: apart / two.wallSeconds >= 0.9
      )
    )
    guard let few = ChildRun(tool, ["check", folder + "/part-0", "--fail-on", "never"] + none)
    else { return }
    table.add(
      BenchRow(
        name: "  peak memory, 100 scenarios and \(Figure.thousands(scenarios))",
        figure: Figure.text(few.peakMebibytes) + " MiB",
        ratio: Figure.text(two.peakMebibytes) + " MiB",
        goal: "the same",
        isReached: two.peakMebibytes <= few.peakMebibytes * 1.25 + 4
      )
    )
  }

  private static func best(_ tool: String, _ arguments: [String]) -> ChildRun? {
    (0..<3).compactMap { _ in ChildRun(tool, arguments) }
      .min { $0.wallSeconds < $1.wallSeconds }
  }
}
