package import SourceText

/// Joins the reports of all shards and proves that every scenario ran exactly once.
package struct ShardMerge: Sendable {
  /// The documents' lines, ordered by path; those of one path keep their order.
  package private(set) var lines: [[UInt8]] = []
  package private(set) var passed = 0
  package private(set) var failed = 0
  package private(set) var suite: SuiteFingerprint

  /// - Throws: One diagnostic for each thing that spoils the proof.
  package init(_ reports: [ShardReport]) throws(DiagnosticsError) {
    guard let first = reports.first else {
      throw DiagnosticsError([Diagnostic(path: "merge", "there is no report to merge")])
    }
    suite = first.suite
    var diagnostics: [Diagnostic] = []
    func complain(_ report: ShardReport, _ message: String) {
      diagnostics.append(Diagnostic(path: report.path, message))
    }
    var owner: [Int: String] = [:]
    for report in reports {
      if report.shard.count != first.shard.count {
        complain(
          report,
          "is one of \(report.shard.count) shards, \(first.path) one of \(first.shard.count)"
        )
      }
      if report.suite != first.suite {
        complain(
          report,
          "was made from another suite (\(report.suite.files) files) than \(first.path) "
            + "(\(first.suite.files) files); run all shards on the same checkout with the same arguments"
        )
      }
      if let other = owner[report.shard.index] {
        complain(report, "is shard \(report.shard) again, as \(other)")
      } else {
        owner[report.shard.index] = report.path
      }
    }
    let missing = (1...first.shard.count).filter { owner[$0] == nil }
    if !missing.isEmpty {
      complain(
        first,
        "the report of shard \(missing.prefix(20).map { "\($0)/\(first.shard.count)" }.joined(separator: ", "))"
          + (missing.count > 20 ? " and \(missing.count - 20) more" : "") + " is missing"
      )
    }
    var seen: [Key: String] = [:]
    for report in reports {
      for document in report.documents {
        if !report.shard.takes(document.path) {
          complain(report, "'\(document.path)' does not belong to shard \(report.shard)")
        }
        let key = Key(path: document.path, matrix: document.matrix)
        if let other = seen.updateValue(report.path, forKey: key) {
          complain(report, "'\(document.path)' ran twice, also in \(other)")
        }
      }
    }
    let files = reports.reduce(0) { $0 + $1.files }
    if diagnostics.isEmpty, files != suite.files {
      complain(first, "the shards ran \(files) files of \(suite.files)")
    }
    guard diagnostics.isEmpty else { throw DiagnosticsError(diagnostics) }
    passed = reports.reduce(0) { $0 + $1.documents.count(where: \.passed) }
    failed = reports.reduce(0) { $0 + $1.documents.count } - passed
    let documents = reports.flatMap(\.documents).enumerated().sorted { a, b in
      a.element.path == b.element.path
        ? a.offset < b.offset
        : a.element.path.utf8.lexicographicallyPrecedes(b.element.path.utf8)
    }
    lines = documents.map(\.element.line)
  }

  private struct Key: Hashable {
    var path: String
    var matrix: JSONValue?
  }
}
