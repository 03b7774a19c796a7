import Foundation
import PackagePlugin

/// Runs the tool on the package at hand: `swift package toolbar-replay check`.
///
/// Arguments go through as they are; the working folder is the package's root. `check` and plain
/// replays only read; for `record`, `accept` and `new` say
/// `swift package --allow-writing-to-package-directory toolbar-replay record`.
@main
struct ToolbarReplayPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "toolbar-replay").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
  }

  /// The tool has said what is wrong; this adds its exit status, which SwiftPM turns into its own failure.
  struct Failure: Error, CustomStringConvertible {
    var status: Int32
    var description: String { "toolbar-replay ended with status \(status)" }
  }
}
