// Measures what the package promises, each figure beside what it is compared with.
//
//     swift run -c release replay-bench [yaml layout sweep replay analysis diff explore suite page]
//
// Processor seconds of the best of several runs; ratios are taken in the same run, so that they hold on any
// machine. The rows about the tool itself need it as people get it: `tools/build-release` before. Status 1 when a goal is
// missed.

import Foundation

let groups: [(name: String, run: (inout BenchTable) throws -> Void)] = [
  ("yaml", YAMLBench.run),
  ("layout", LayoutBench.run),
  ("sweep", SweepBench.run),
  ("replay", ReplayBench.run),
  ("analysis", AnalysisBench.run),
  ("diff", DiffBench.run),
  ("explore", ExploreBench.run),
  ("suite", SuiteBench.run),
  ("page", PageBench.run),
]

let asked = Array(CommandLine.arguments.dropFirst())
if asked == ["--replay"] {
  // The measured child of the row about memory.
  print(try ReplayBench.replayAndWrite())
  exit(0)
}
for name in asked where !groups.contains(where: { $0.name == name }) {
  print("unknown group “\(name)”; there are: \(groups.map(\.name).joined(separator: ", "))")
  exit(2)
}
if let name = asked.first, asked.count == 1, let group = groups.first(where: { $0.name == name }) {
  var table = BenchTable()
  try group.run(&table)
  BenchFiles.removeAll()
  if table.missed > 0 {
    print("\(table.missed) of the goals missed")
    exit(1)
  }
} else {
  // A process for each group: the system counts a parent's peak of memory for the children it starts.
  var isMissed = false
  for name in asked.isEmpty ? groups.map(\.name) : asked {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [name]
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { isMissed = true }
  }
  if isMissed { exit(1) }
}
