import Foundation
import ReplayTestSupport
import Testing

@Suite("Shards on engines that are there already")
struct ClusterTests {
  private let project: SampleProject
  private let script = Fixtures.packageRoot() + "/tools/cluster/"

  init() throws {
    project = try SampleProject()
    for index in 0..<5 {
      try project.folder.write(SampleProject.editor, to: "Scenarios/more/s\(index).yaml")
    }
    _ = try project.run("check")
  }

  private static let merged = "6 scenarios: 6 passed; 6 files, each in exactly one of 3 shards"

  private func run(_ engine: String, _ environment: [String: String] = [:]) throws -> BuiltTool.Run
  {
    try BuiltTool.run(
      script + "run",
      [engine, "3"],
      in: project.path,
      environment: environment.merging(["TOOLBAR_REPLAY": BuiltTool.path]) { old, _ in old }
    )
  }

  @Test("GNU parallel", .enabled(if: isInstalled("parallel"), "needs GNU parallel"))
  func parallel() throws {
    let good = try run("parallel")
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.lines == [Self.merged])
    try project.folder.write("scenario: x\ndevce: y\n", to: "Scenarios/bad.yaml")
    let bad = try run("parallel")
    #expect(bad.status != 0)
    #expect(bad.errors.contains("ended with status 2"))
  }

  @Test(
    "a Slurm job array on one node",
    .enabled(
      if: getuid() == 0 && ["slurmctld", "slurmd", "sbatch", "munged"].allSatisfy(isInstalled),
      "needs root and Slurm"
    )
  )
  func slurm() throws {
    let cluster = try TemporaryFolder()
    let start = try BuiltTool.run(
      script + "one-node-slurm",
      ["start", cluster.path],
      in: project.path
    )
    defer {
      _ = try? BuiltTool.run(script + "one-node-slurm", ["stop", cluster.path], in: project.path)
    }
    #expect(start.status == 0, "\(start.errors)")
    let good = try run("slurm", ["SLURM_CONF": "\(cluster.path)/slurm.conf"])
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.lines == [Self.merged])
  }
}

private func isInstalled(_ program: String) -> Bool {
  let folders = ["/usr/bin", "/usr/sbin", "/bin", "/sbin", "/usr/local/bin"]
  return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
}
