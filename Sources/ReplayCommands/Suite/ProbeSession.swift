import RegressionSuite
import ReplayProbes
import ReplayReporting
import ScenarioModel
import SourceText
import ToolbarLayoutCore

/// `check --probe`: tries on every scenario the claims that need no expectation.
struct ProbeSession {
  private struct Probed {
    var path: String
    var name: String
    var report: ProbeReport
  }

  let arguments: SuiteArguments
  let context: CommandContext

  /// Status 1 when a claim does not hold.
  func run(_ requests: [OutputRequest]) throws -> ExitStatus {
    let odd = requests.first { $0.format != .text && $0.format != .json }
    if let odd {
      throw CommandLineError(
        "'--probe' reports as text or json, not as \(odd.format.rawValue)",
        command: CheckSubcommand.spec.name
      )
    }
    var probed: [Probed] = []
    let status = try ScenarioInput.forEach(arguments.files, context) { document in
      var status = ExitStatus.clean
      for scenario in document.scenarios where arguments.settings.filter.takes(scenario) {
        let report = ProbeRunner.run(scenario, engine: ToolbarLayoutCore())
        probed.append(Probed(path: document.file.path, name: scenario.name, report: report))
        if !report.findings.isEmpty { status = .findings }
      }
      return status
    }
    try context.write(requests) { format, style in
      format == .json ? Self.json(probed) : Self.text(probed, style)
    }
    return status
  }

  private static func text(_ probed: [Probed], _ style: TextStyle) -> String {
    var out = ""
    for one in probed {
      let broken = one.report.findings
      let tried = Probe.allCases.count - one.report.idle.count
      out += broken.isEmpty ? "✓ " : "✗ "
      out += "\(TextSafety.escaped(one.path)): \(tried) of \(Probe.allCases.count) claims tried"
      out += broken.isEmpty ? ", all hold" : ", \(broken.count) broken"
      out += " · \(one.report.comparisons) comparisons\n"
      for finding in broken {
        let place = finding.line.map { ":\($0)" } ?? ""
        let message = "\(one.path)\(place): \(finding.message) [\(finding.probe.rawValue)]"
        out += TextLines.wrapped(TextSafety.escaped(message), columns: style.columns - 4)
          .map { "    \($0)\n" }.joined()
      }
    }
    return out.isEmpty ? "no scenario to probe\n" : out
  }

  private static func json(_ probed: [Probed]) -> String {
    var out = JSONWriter()
    out.object { out in
      out.member("schema", JSONReport.schema)
      out.key("probes")
      out.array { out in
        for one in probed {
          out.object { out in
            out.member("path", one.path)
            out.member("scenario", one.name)
            out.member("comparisons", one.report.comparisons)
            out.member("notTried", one.report.idle.map(\.probe.rawValue))
            out.key("findings")
            out.array { out in
              for finding in one.report.findings {
                out.object { out in
                  out.member("probe", finding.probe.rawValue)
                  out.member("items", finding.items)
                  if let line = finding.line { out.member("line", line) }
                  out.member("trigger", finding.trigger)
                  out.member("expected", finding.expected)
                  out.member("found", finding.found)
                  out.member("message", finding.message)
                }
              }
            }
          }
        }
      }
    }
    out.newline()
    return out.text
  }
}
