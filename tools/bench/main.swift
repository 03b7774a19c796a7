// Measures what the package promises, each figure beside what it is compared with.
//
//     swift run -c release replay-bench [yaml …]
//
// Ratios are taken in the same run, so that they hold on any machine. Status 1 when a goal is missed.

let groups: [(name: String, run: (inout BenchTable) throws -> Void)] = [
  ("yaml", YAMLBench.run)
]

let asked = CommandLine.arguments.dropFirst()
for name in asked where !groups.contains(where: { $0.name == name }) {
  print("unknown group “\(name)”; there are: \(groups.map(\.name).joined(separator: ", "))")
}
var table = BenchTable()
for group in groups where asked.isEmpty || asked.contains(group.name) {
  try group.run(&table)
}
if table.missed > 0 { print("\(table.missed) not reached") }
