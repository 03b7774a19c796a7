package import SourceText

/// The JSON Lines report of one shard, as far as a merge looks into it.
package struct ShardReport: Sendable {
  /// One scenario's document: its line as written, and what identifies it.
  package struct Document: Sendable {
    package var path: String
    package var matrix: JSONValue?
    package var passed: Bool
    package var line: [UInt8]
  }

  package var path: String
  package var documents: [Document] = []
  package var shard: Shard
  /// How many files the shard ran.
  package var files: Int
  package var suite: SuiteFingerprint

  package init(_ file: SourceFile) throws(DiagnosticsError) {
    path = file.path
    var summary: JSONValue?
    var number = 0
    for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty { continue }
      guard let value = JSONValue(line) else {
        throw Self.problem(file, number, "this line is not a JSON document")
      }
      guard summary == nil else {
        throw Self.problem(file, number, "there is a line after the summary")
      }
      if value["summary"]?["scenarios"] != nil {
        summary = value
      } else if let path = value["path"]?.text, let passed = value["passed"]?.boolean {
        documents.append(
          Document(path: path, matrix: value["matrix"], passed: passed, line: Array(line))
        )
      } else {
        throw Self.problem(
          file,
          number,
          "this document has no 'path' or no 'passed'; is it a report of check?"
        )
      }
    }
    let last = max(number - 1, 1)
    guard let summary, let schema = summary["schema"]?.integer,
      let passed = summary["summary"]?["passed"]?.integer,
      let failed = summary["summary"]?["failed"]?.integer,
      let files = summary["shard"]?["files"]?.integer,
      let index = summary["shard"]?["index"]?.integer,
      let count = summary["shard"]?["count"]?.integer,
      let suiteFiles = summary["suite"]?["files"]?.integer,
      let hash = summary["suite"]?["hash"]?.text
    else {
      throw Self.problem(
        file,
        last,
        "the report has no complete summary line; was the run stopped? "
          + "write it with check --shard i/n --format json=FILE"
      )
    }
    guard schema == Self.schema else {
      throw Self.problem(file, last, "the report has schema \(schema), not \(Self.schema)")
    }
    guard let shard = Shard(index: index, count: count) else {
      throw Self.problem(
        file,
        last,
        "there is no shard \(index)/\(count); write 1 ≤ i ≤ n ≤ \(Shard.mostShards)"
      )
    }
    self.files = files
    self.shard = shard
    suite = SuiteFingerprint(files: suiteFiles, hash: hash)
    let told = (passed: passed, failed: failed, files: files)
    let found = (
      passed: documents.count(where: \.passed), failed: documents.count { !$0.passed },
      files: Set(documents.map(\.path)).count
    )
    guard told == found else {
      throw Self.problem(
        file,
        last,
        "the summary counts \(passed) passed, \(failed) failed and \(files) files; "
          + "the report has \(found.passed), \(found.failed) and \(found.files)"
      )
    }
  }

  /// The version of the documents that are read.
  private static let schema = 1

  private static func problem(_ file: SourceFile, _ line: Int, _ message: String)
    -> DiagnosticsError
  {
    let span = SourceSpan(at: SourcePosition(line: line, column: 1))
    // Without the text: a line of a report is long and says nothing to a reader.
    var diagnostic = Diagnostic(in: file, at: span, message)
    diagnostic.file = nil
    return DiagnosticsError([diagnostic])
  }
}
