import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits for changes on disk and has what changed run again, until the person interrupts.
struct SuiteWatch {
  /// Between two looks at the disk: quick enough for a person, nothing for the machine.
  private static let pause: UInt32 = 300_000

  let context: CommandContext

  /// Size and time of a file, to see that it changed.
  private struct Mark: Hashable {
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// - Parameter again: runs some files, or all for nil, and returns what the suite is now.
  func run(
    _ suite: SuiteArguments,
    again: (Set<String>?) throws -> SuiteArguments
  ) throws -> ExitStatus {
    var suite = suite
    var marks = marks(of: suite.paths)
    tell(suite)
    while !Interruption.isRequested {
      usleep(Self.pause)
      let now = self.marks(of: suite.paths)
      guard now != marks else { continue }
      let changed = Set(now.keys).union(marks.keys).filter { now[$0] != marks[$0] }
      marks = now
      // A screen that scenarios share changes all that take it; which those are only a run can tell.
      let isScenarios = changed.isSubset(of: Set(suite.files))
      context.output.writeLine("")
      do {
        suite = try again(isScenarios ? changed : nil)
      } catch let error as DiagnosticsError {
        context.report(error.diagnostics)
      }
      tell(suite)
    }
    return .interrupted
  }

  private func tell(_ suite: SuiteArguments) {
    context.output.flush()
    context.errors.writeLine("watching \(suite.files.count) files; Control-C ends")
    context.errors.flush()
  }

  private func marks(of paths: [String]) -> [String: Mark] {
    var marks: [String: Mark] = [:]
    for path in paths { collect(path, into: &marks) }
    return marks
  }

  private func collect(_ path: String, into marks: inout [String: Mark]) {
    if FolderListing.kind(of: path) == .folder {
      for entry in (try? FolderListing.entries(of: path)) ?? [] where !entry.name.hasPrefix(".") {
        if entry.kind == .folder || entry.name.hasSuffix(".yaml") || entry.name.hasSuffix(".yml") {
          collect("\(path)/\(entry.name)", into: &marks)
        }
      }
      return
    }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    marks[path] = Mark(size: Int(status.st_size), seconds: time.tv_sec, nanoseconds: time.tv_nsec)
  }
}
