import Foundation

/// Prints rows in columns as they come, so that a long run shows how far it is.
struct BenchTable {
  private(set) var missed = 0

  init() {
    BenchTable.show(BenchTable.line("measured", "figure", "ratio", "must reach", ""))
    BenchTable.show(String(repeating: "-", count: 110))
  }

  mutating func add(_ row: BenchRow) {
    if row.isReached == false { missed += 1 }
    let mark =
      switch row.isReached {
      case true?: "reached"
      case false?: "MISSED"
      case nil: ""
      }
    BenchTable.show(BenchTable.line(row.name, row.figure, row.ratio, row.goal, mark))
  }

  /// Past the buffer of a pipe, so that every row is seen when it is known.
  private static func show(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func line(
    _ name: String,
    _ figure: String,
    _ ratio: String,
    _ goal: String,
    _ mark: String
  ) -> String {
    padded(name, 46) + padded(figure, 20) + padded(ratio, 18) + padded(goal, 18) + mark
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
