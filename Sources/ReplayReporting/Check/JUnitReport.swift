import TimelineModel

/// A suite as JUnit XML, which every build server reads.
///
/// Written by hand and read back by a real parser in the tests: Foundation's XML would make the program
/// eight times as large (9 MB to 71 MB, linked statically) and drops control characters without a word.
package struct JUnitReport: Sendable {
  private var cases = ""
  private var tests = 0
  private var failures = 0
  private var errors = 0

  package init() {}

  package mutating func add(_ scenario: CheckedScenario) {
    tests += 1
    let choices = scenario.matrix.map { "\($0.path): \($0.value)" }.joined(separator: ", ")
    let title = scenario.name.isEmpty ? scenario.path : scenario.name
    let name = choices.isEmpty ? title : "\(title) [\(choices)]"
    cases += "    <testcase"
    cases += attribute("classname", scenario.path)
    cases += attribute("name", name)
    cases += attribute("file", scenario.path)
    if scenario.passes {
      cases += "/>\n"
      return
    }
    if scenario.isBroken { errors += 1 } else { failures += 1 }
    cases += ">\n"
    let element = scenario.isBroken ? "error" : "failure"
    let wrong = CheckFailure.all(of: scenario).filter { $0.level == .error }
    cases += "      <\(element)"
    cases += attribute("message", scenario.reasons.joined(separator: ", "))
    cases += attribute("type", wrong.first?.rule ?? "recording")
    cases += ">"
    let lines = wrong.map {
      "\($0.path)\($0.line.map { ":\($0)" } ?? ""): \($0.rule): \($0.message)"
    }
    cases += (lines + ["repeat: \(scenario.repeatCommand)"]).map(MarkupText.escaped)
      .joined(separator: "\n")
    cases += "</\(element)>\n    </testcase>\n"
  }

  package var text: String {
    let counts =
      attribute("tests", String(tests)) + attribute("failures", String(failures))
      + attribute("errors", String(errors))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites\(counts)>
        <testsuite name="toolbar-replay"\(counts) skipped="0">
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  private func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(MarkupText.escaped(value))\""
  }
}
