import RegressionSuite
import SourceText
import Testing

@Suite("Shards")
struct ShardTests {
  @Test("are written i/n, from one")
  func text() {
    #expect(Shard("2/5").map(\.description) == "2/5")
    for text in ["0/5", "6/5", "1/0", "1", "a/b", "1/2/3", "", "-1/2"] {
      #expect(Shard(text) == nil, "\(text)")
    }
    #expect(Shard(bazelIndex: "0", bazelCount: "3").map(\.description) == "1/3")
    #expect(Shard(bazelIndex: "3", bazelCount: "3") == nil)
    #expect(Shard(bazelIndex: nil, bazelCount: "3") == nil)
  }

  @Test("share every path exactly once, wherever the run starts", arguments: [1, 2, 3, 7])
  func share(count: Int) {
    let paths = (0..<500).map { "Scenarios/theme-\($0 % 7)/scenario-\($0).yaml" }
    let shards = (1...count).compactMap { Shard(index: $0, count: count) }
    for path in paths {
      let takers = shards.filter { $0.takes(path) }
      #expect(takers.count == 1)
      #expect(takers == shards.filter { $0.takes("/elsewhere/" + path) })
    }
    let sizes = shards.map { shard in paths.count { shard.takes($0) } }
    #expect(sizes.allSatisfy { $0 > 500 / count / 2 }, "\(sizes)")
  }

  private func report(
    _ shard: String,
    files: [String],
    of all: [String],
    suite: String = "ab"
  ) throws -> ShardReport {
    let parts = shard.split(separator: "/")
    let lines = files.map {
      #"{"schema":1,"path":"\#($0)","passed":true,"entries":[{"x":[1,2.5,null,true]}]}"#
    }
    let last =
      #"{"schema":1,"summary":{"scenarios":\#(files.count),"passed":\#(files.count),"failed":0},"#
      + #""shard":{"index":\#(parts[0]),"count":\#(parts[1]),"files":\#(files.count)},"#
      + #""suite":{"files":\#(all.count),"hash":"\#(suite)"}}"#
    let text = (lines + [last]).joined(separator: "\n") + "\n"
    return try ShardReport(SourceFile(path: "shard-\(parts[0]).jsonl", text: text))
  }

  private let paths = (0..<6).map { "Scenarios/\($0).yaml" }

  private func share(_ shard: String) throws -> [String] {
    let shard = try #require(Shard(shard))
    return paths.filter { shard.takes($0) }
  }

  private func messages(_ reports: [ShardReport]) -> [String] {
    do throws(DiagnosticsError) {
      _ = try ShardMerge(reports)
      return []
    } catch {
      return error.diagnostics.map { "\($0.path): \($0.message)" }
    }
  }

  @Test("merge to one report, ordered by path")
  func merge() throws {
    let merged = try ShardMerge([
      report("2/2", files: share("2/2"), of: paths), report("1/2", files: share("1/2"), of: paths),
    ])
    #expect(merged.passed == 6)
    #expect(merged.suite.files == 6)
    #expect(merged.lines.compactMap { JSONValue($0)?["path"]?.text } == paths)
  }

  @Test("a report whose summary is not that of its documents is refused at once")
  func dishonestSummary() throws {
    func message(_ shard: String, passed: Int, files: Int, schema: Int = 1) -> String? {
      let line = #"{"schema":1,"path":"Scenarios/a.yaml","passed":true}"#
      let last =
        #"{"schema":\#(schema),"summary":{"scenarios":1,"passed":\#(passed),"failed":0},"#
        + #""shard":{\#(shard),"files":\#(files)},"suite":{"files":1,"hash":"ab"}}"#
      do throws(DiagnosticsError) {
        _ = try ShardReport(SourceFile(path: "r.jsonl", text: "\(line)\n\(last)\n"))
        return nil
      } catch { return error.diagnostics.first?.message }
    }
    let whole = #""index":1,"count":1"#
    #expect(message(whole, passed: 1, files: 1) == nil)
    #expect(
      message(whole, passed: .max, files: 1)
        == "the summary counts 9223372036854775807 passed, 0 failed and 1 files; the report has 1, 0 and 1"
    )
    #expect(
      message(whole, passed: 1, files: -1)
        == "the summary counts 1 passed, 0 failed and -1 files; the report has 1, 0 and 1"
    )
    #expect(
      message(#""index":1,"count":9223372036854775807"#, passed: 1, files: 1)
        == "there is no shard 1/9223372036854775807; write 1 ≤ i ≤ n ≤ 100000"
    )
    #expect(
      message(whole, passed: 1, files: 1, schema: 2) == "the report has schema 2, not 1"
    )
  }

  @Test("merge refuses what would break the proof that each scenario ran once")
  func broken() throws {
    let one = try report("1/2", files: share("1/2"), of: paths)
    let two = try report("2/2", files: share("2/2"), of: paths)
    #expect(messages([]) == ["merge: there is no report to merge"])
    #expect(messages([one]) == ["shard-1.jsonl: the report of shard 2/2 is missing"])
    #expect(
      messages([one, two, one]).first == "shard-1.jsonl: is shard 1/2 again, as shard-1.jsonl"
    )
    let other = try report("2/2", files: share("2/2"), of: paths, suite: "cd")
    #expect(
      messages([one, other]) == [
        "shard-2.jsonl: was made from another suite (6 files) than shard-1.jsonl (6 files); "
          + "run all shards on the same checkout with the same arguments"
      ]
    )
    let short = try report("2/2", files: Array(share("2/2").dropLast()), of: paths)
    #expect(messages([one, short]) == ["shard-1.jsonl: the shards ran 5 files of 6"])
    let stray = try report("2/2", files: share("1/2"), of: paths)
    #expect(messages([one, stray]).contains { $0.contains("does not belong to shard 2/2") })
  }

  @Test("a report without its last line is refused")
  func halfReport() {
    let error = #expect(throws: DiagnosticsError.self) {
      try ShardReport(SourceFile(path: "a.jsonl", text: #"{"path":"x","passed":true}"# + "\n"))
    }
    #expect(
      error?.diagnostics.first?.message.hasPrefix("the report has no complete summary") == true
    )
  }
}
