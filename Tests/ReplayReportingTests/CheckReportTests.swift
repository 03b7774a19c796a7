import Foundation
import ReplayReporting
import Testing
import TimelineModel
import ToolbarModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Reports of a suite")
struct CheckReportTests {
  private let all = [CheckSamples.passing, CheckSamples.failing, CheckSamples.broken]

  private var summary: CheckSummary {
    var summary = CheckSummary()
    for scenario in all { summary.add(scenario) }
    return summary
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test("text has one line a scenario, what is wrong, and the commands to repeat and accept it")
  func text() {
    let report = CheckText(style: .plain)
    #expect(lines(report.text(of: CheckSamples.passing)) == ["✓ Scenarios/ok.yaml"])
    #expect(
      lines(report.text(of: CheckSamples.broken)) == [
        "✗ Scenarios/bad.yaml  cannot be read",
        "    Scenarios/bad.yaml:1:1: error: unknown key 'scenrio'",
        "       1 | scenrio: x",
        "         | ^",
        "         = did you mean 'scenario'?",
      ]
    )
    let failing = lines(report.text(of: CheckSamples.failing))
    #expect(
      failing.first
        == "✗ Scenarios/a b.yaml [os: 27.1]  1 expectation, 1 finding, recording changed"
    )
    #expect(
      failing.contains("    recording changed  Recordings/a b.os-27.1.timeline.yaml")
    )
    #expect(!failing.joined().unicodeScalars.contains("\u{1B}"))
    #expect(
      lines(report.summary(summary, failures: Array(all.dropFirst()))).dropFirst() == [
        "3 scenarios: 1 passed, 2 failed (1 cannot be read)",
        "  repeat  toolbar-replay check 'Scenarios/a b.yaml'",
        "  accept  toolbar-replay record 'Scenarios/a b.yaml' && toolbar-replay accept 'Scenarios/a b.yaml'",
        "  repeat  toolbar-replay check Scenarios/bad.yaml",
      ]
    )
  }

  /// Collects what a real parser finds in the XML.
  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var attributes: [[String: String]] = []
    var texts = ""

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append(name)
      self.attributes.append(attributes)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { texts += string }
  }

  @Test("JUnit is read back by a real XML parser")
  func junit() throws {
    var report = JUnitReport()
    for scenario in all { report.add(scenario) }
    let parser = XMLParser(data: Data(report.text.utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(
      reader.elements == [
        "testsuites", "testsuite", "testcase", "testcase", "failure", "testcase", "error",
      ]
    )
    #expect(reader.attributes.first == ["tests": "3", "failures": "1", "errors": "1"])
    #expect(reader.attributes[3]["file"] == "Scenarios/a b.yaml")
    #expect(
      reader.attributes[3]["name"]
        == "<a> & \"b\" ::error::% |`@all` \u{FFFD}[31m\u{FFFD} [os: 27.1]"
    )
    #expect(reader.texts.contains("Scenarios/a b.yaml:9: flicker: share flickers"))
  }

  @Test("SARIF has rules, places, levels and stable fingerprints")
  func sarif() throws {
    func results(_ scenarios: [CheckedScenario]) throws -> [[String: Any]] {
      var report = SARIFReport(version: "1.0")
      for scenario in scenarios { report.add(scenario) }
      let value = try JSONSerialization.jsonObject(with: Data(report.text.utf8))
      let run = ((value as? [String: Any])?["runs"] as? [[String: Any]])?.first
      return try #require(run?["results"] as? [[String: Any]])
    }
    let found = try results(all)
    #expect(
      found.compactMap { $0["ruleId"] as? String }
        == ["expectation", "recording", "flicker", "input"]
    )
    #expect(found.compactMap { $0["level"] as? String } == ["error", "error", "error", "error"])
    let fingerprints = found.compactMap {
      ($0["partialFingerprints"] as? [String: String])?["toolbarReplay/v1"]
    }
    #expect(Set(fingerprints).count == 4)
    var moved = CheckSamples.failing
    moved.findings[0].line = 30
    moved.findings[0].entries = [7]
    let again = try results([moved]).compactMap {
      ($0["partialFingerprints"] as? [String: String])?["toolbarReplay/v1"]
    }
    #expect(again == Array(fingerprints.prefix(3)))
    let location = (found[0]["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"]
    let artifact = location?["artifactLocation"] as? [String: String]
    #expect(artifact == ["uri": "Scenarios/a%20b.yaml", "uriBaseId": "%SRCROOT%"])
    #expect(location?["region"] as? [String: Int] == ["startLine": 7])
  }

  @Test("SARIF keeps its limit and says how much was cut")
  func sarifLimit() throws {
    var scenario = CheckSamples.passing
    scenario.findings = Array(repeating: CheckSamples.finding, count: 3_000)
    var report = SARIFReport(version: "1.0")
    report.add(scenario)
    report.add(scenario)
    let value = try JSONSerialization.jsonObject(with: Data(report.text.utf8)) as? [String: Any]
    let run = try #require((value?["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.count == 5_000)
    let cut = report.text.contains("1000 further results were cut to keep the limit")
    #expect(cut)
  }

  @Test("GitHub's annotations cannot be broken out of, and the tenth of a kind counts the rest")
  func github() {
    var report = GitHubReport()
    for scenario in all { report.add(scenario) }
    #expect(
      lines(report.text) == [
        "::error file=Scenarios/a b.yaml,line=7,title=expectation::expected "
          + "\"<a> & \\\"b\\\" ::error::%25\\n|`@all` \\u001B[31m\\u202E\", found visible: []; no room",
        "::error file=Scenarios/a b.yaml,line=1,title=recording::the recording is changed: "
          + "2 items leave a bar, 1 item moved; 1 new finding; to accept it: "
          + "toolbar-replay record 'Scenarios/a b.yaml' && toolbar-replay accept 'Scenarios/a b.yaml'",
        "::error file=Scenarios/a b.yaml,line=9,title=flicker::share flickers; raise its priority",
        "::error file=Scenarios/bad.yaml,line=1,col=1,title=input::unknown key 'scenrio'; "
          + "did you mean 'scenario'?",
      ]
    )
    var many = GitHubReport()
    for _ in 0..<5 { many.add(CheckSamples.failing) }
    #expect(lines(many.text).count == 10)
    #expect(
      lines(many.text).last == "::error title=toolbar-replay::6 more of this kind; see the log"
    )
  }

  @Test("Markdown counts what passes and tells what fails")
  func markdown() {
    var report = CheckMarkdown()
    for scenario in all { report.add(scenario) }
    let found = lines(report.text(summary))
    #expect(
      found.first == "### ✗ toolbar-replay: 3 scenarios: 1 passed, 2 failed (1 cannot be read)"
    )
    #expect(
      found.contains(
        "#### ✗ `Scenarios/a b.yaml [os: 27.1]` 1 expectation, 1 finding, recording changed"
      )
    )
    #expect(found.contains { $0.hasPrefix("| left the bar | `undo`, `redo` |") })
    #expect(!found.contains { $0.contains("@all") || $0.contains("<a>") })
  }

  @Test("JSON Lines end in a summary without times")
  func json() throws {
    let share = CheckJSON.Share(index: 1, count: 2, files: 3, suiteFiles: 6, suiteHash: "ab")
    #expect(
      CheckJSON.summary(scenarios: 3, passed: 1, share: share)
        == #"{"schema":1,"summary":{"scenarios":3,"passed":1,"failed":2},"#
        + #""shard":{"index":1,"count":2,"files":3},"suite":{"files":6,"hash":"ab"}}"# + "\n"
    )
    let broken = CheckJSON.document(
      ofBroken: "a.yaml",
      matrix: [],
      diagnostics: CheckSamples.broken.diagnostics
    )
    #expect(
      broken
        == #"{"schema":1,"scenario":"a.yaml","path":"a.yaml","passed":false,"diagnostics":["#
        + #"{"severity":"error","path":"Scenarios/bad.yaml","line":1,"column":1,"#
        + #""message":"unknown key 'scenrio'","suggestion":"scenario"}]}"# + "\n"
    )
    let document = CheckJSON.document(
      of: SampleReplay.report,
      path: "a.yaml",
      recording: .changed,
      passed: false,
      changes: CheckSamples.changes
    )
    let value = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
    #expect(value?["recording"] as? String == "changed")
    #expect(value?["path"] as? String == "a.yaml")
    #expect((value?["diff"] as? [String: Any])?["same"] as? Bool == false)
  }
}
