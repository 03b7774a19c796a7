import Foundation
import ReplayTestSupport

/// Runs the built program as people do: its own process, arguments, environment, streams.
struct BuiltTool {
  struct Run {
    var status: Int32
    var output: String
    var errors: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Beside the test bundle, where the package manager puts what the tests depend on.
  static let path: String = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let folder = bundle.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    return (folder ?? Fixtures.packageRoot() + "/.build/debug") + "/toolbar-replay"
  }()

  /// - Parameter environment: on top of the test's own, in which `CI` is not set.
  static func run(
    _ arguments: [String],
    in folder: String,
    environment: [String: String] = [:]
  ) throws -> Run {
    try run(path, arguments, in: folder, environment: environment)
  }

  /// Runs any program, found by its name.
  static func run(
    _ program: String,
    _ arguments: [String],
    in folder: String,
    environment: [String: String] = [:]
  ) throws -> Run {
    let process = process(program, arguments, in: folder, environment: environment)
    // Files, not pipes: nobody has to empty them while the program runs.
    let files = try TemporaryFolder()
    for name in ["output", "errors"] { try files.write("", to: name) }
    process.standardOutput = FileHandle(forWritingAtPath: "\(files.path)/output")
    process.standardError = FileHandle(forWritingAtPath: "\(files.path)/errors")
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: files.text(of: "output") ?? "",
      errors: files.text(of: "errors") ?? ""
    )
  }

  static func process(
    _ program: String,
    _ arguments: [String],
    in folder: String,
    environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.hasPrefix("/") ? program : "/usr/bin/env")
    process.arguments = (program.hasPrefix("/") ? [] : [program]) + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    var values = ProcessInfo.processInfo.environment
    for name in ["CI", "GITHUB_STEP_SUMMARY", "TEST_TOTAL_SHARDS", "NO_COLOR"] {
      values[name] = nil
    }
    process.environment = values.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
