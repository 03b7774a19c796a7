/// One line of the table: what was measured, the figure, what it is compared with and what must be reached.
struct BenchRow {
  var name: String
  var figure: String
  /// A ratio against something measured in the same run, where there is one.
  var ratio = ""
  var goal = ""
  /// Nil when there is no goal.
  var isReached: Bool?
}
