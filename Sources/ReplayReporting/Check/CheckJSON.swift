package import SourceText
package import TimelineDiff
package import TimelineModel

/// The JSON Lines of `check`: one document a scenario, then the summary.
package enum CheckJSON {
  /// The document of a scenario that was replayed: that of a replay, with the recording's part.
  package static func document(
    of report: ReplayReport,
    path: String,
    recording: CheckedScenario.Recording?,
    passed: Bool,
    changes: TimelineChanges?
  ) -> String {
    JSONReport.document(of: report) { out in
      out.member("path", path)
      if let recording { out.member("recording", recording.rawValue) }
      out.member("passed", passed)
      if let changes, !changes.isSame {
        out.key("diff")
        out.object { DiffJSON.members(of: changes, to: &$0) }
      }
    }
  }

  /// The document of a scenario that could not be replayed.
  package static func document(
    ofBroken path: String,
    matrix: [MatrixChoice],
    diagnostics: [Diagnostic]
  ) -> String {
    var out = JSONWriter()
    out.object { out in
      out.member("schema", JSONReport.schema)
      out.member("scenario", path)
      if !matrix.isEmpty {
        out.key("matrix")
        out.object { out in
          for choice in matrix { out.member(choice.path, choice.value) }
        }
      }
      out.member("path", path)
      out.member("passed", false)
      out.key("diagnostics")
      out.array { out in for diagnostic in diagnostics { write(diagnostic, to: &out) } }
    }
    out.newline()
    return out.text
  }

  private static func write(_ diagnostic: Diagnostic, to out: inout JSONWriter) {
    out.object { out in
      out.member("severity", diagnostic.severity.rawValue)
      out.member("path", diagnostic.path)
      if let start = diagnostic.span?.start {
        out.member("line", start.line)
        out.member("column", start.column)
      }
      out.member("message", diagnostic.message)
      if let suggestion = diagnostic.suggestion { out.member("suggestion", suggestion) }
    }
  }

  /// Which share of a suite a run had, for `merge`.
  package struct Share: Hashable, Sendable {
    package var index: Int
    package var count: Int
    /// Files of this share.
    package var files: Int
    /// Files of the whole suite, and a hash of their paths.
    package var suiteFiles: Int
    package var suiteHash: String

    package init(index: Int, count: Int, files: Int, suiteFiles: Int, suiteHash: String) {
      self.index = index
      self.count = count
      self.files = files
      self.suiteFiles = suiteFiles
      self.suiteHash = suiteHash
    }
  }

  /// The last line.
  package static func summary(scenarios: Int, passed: Int, share: Share) -> String {
    var out = JSONWriter()
    out.object { out in
      out.member("schema", JSONReport.schema)
      out.key("summary")
      out.object { out in
        out.member("scenarios", scenarios)
        out.member("passed", passed)
        out.member("failed", scenarios - passed)
      }
      out.key("shard")
      out.object { out in
        out.member("index", share.index)
        out.member("count", share.count)
        out.member("files", share.files)
      }
      out.key("suite")
      out.object { out in
        out.member("files", share.suiteFiles)
        out.member("hash", share.suiteHash)
      }
    }
    out.newline()
    return out.text
  }
}
