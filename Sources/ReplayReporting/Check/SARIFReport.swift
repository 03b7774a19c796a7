import SourceText
import ToolbarModel

/// A suite as SARIF 2.1.0, for code scanning and editors.
///
/// Keeps the 5,000 worst results, which is what GitHub shows; a notification counts the others.
package struct SARIFReport: Sendable {
  static let resultLimit = 5_000

  private let version: String
  private var failures: [CheckFailure.Level: [CheckFailure]] = [:]
  private var counts: [CheckFailure.Level: Int] = [:]

  /// - Parameter version: of the program.
  package init(version: String) {
    self.version = version
  }

  package mutating func add(_ scenario: CheckedScenario) {
    for failure in CheckFailure.all(of: scenario) {
      counts[failure.level, default: 0] += 1
      if failures[failure.level, default: []].count < Self.resultLimit {
        failures[failure.level, default: []].append(failure)
      }
    }
  }

  package var text: String {
    let all = CheckFailure.Level.allCases.flatMap { failures[$0] ?? [] }
    let results = all.prefix(Self.resultLimit)
    let total = counts.values.reduce(0, +)
    var out = JSONWriter()
    out.object { out in
      out.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      out.member("version", "2.1.0")
      out.key("runs")
      out.array { out in
        out.object { out in
          out.key("tool")
          out.object { out in
            out.key("driver")
            out.object { out in writeDriver(to: &out) }
          }
          out.key("invocations")
          out.array { out in
            out.object { out in writeInvocation(cut: total - results.count, to: &out) }
          }
          out.member("columnKind", "unicodeCodePoints")
          out.key("results")
          out.array { out in for result in results { write(result, to: &out) } }
        }
      }
    }
    out.newline()
    return out.text
  }

  private static let rules: [(id: String, meaning: String)] =
    CheckFailure.ownRules
    + StabilityRule.allCases.map { ($0.rawValue, "Unstable churn of the kind '\($0.rawValue)'.") }

  private func writeDriver(to out: inout JSONWriter) {
    out.member("name", "toolbar-replay")
    out.member("version", version)
    out.key("rules")
    out.array { out in
      for rule in Self.rules {
        out.object { out in
          out.member("id", rule.id)
          out.key("shortDescription")
          out.object { $0.member("text", rule.meaning) }
        }
      }
    }
  }

  private func writeInvocation(cut: Int, to out: inout JSONWriter) {
    out.member("executionSuccessful", true)
    guard cut > 0 else { return }
    out.key("toolExecutionNotifications")
    out.array { out in
      out.object { out in
        out.member("level", "warning")
        out.key("message")
        out.object { $0.member("text", "\(cut) further results were cut to keep the limit") }
      }
    }
  }

  private func write(_ failure: CheckFailure, to out: inout JSONWriter) {
    out.object { out in
      out.member("ruleId", failure.rule)
      if let index = Self.rules.firstIndex(where: { $0.id == failure.rule }) {
        out.member("ruleIndex", index)
      }
      out.member("level", Self.level(failure.level))
      out.key("message")
      out.object { $0.member("text", MarkupText.visible(failure.message)) }
      out.key("locations")
      out.array { out in
        out.object { out in
          out.key("physicalLocation")
          out.object { out in
            out.key("artifactLocation")
            out.object { out in writeArtifact(failure.path, to: &out) }
            out.key("region")
            out.object { out in
              out.member("startLine", failure.line ?? 1)
              if let column = failure.column { out.member("startColumn", column) }
            }
          }
        }
      }
      out.key("partialFingerprints")
      out.object { $0.member("toolbarReplay/v1", failure.fingerprint) }
    }
  }

  private func writeArtifact(_ path: String, to out: inout JSONWriter) {
    let encoded = Self.percentEncoded(path)
    if path.hasPrefix("/") {
      out.member("uri", "file://\(encoded)")
    } else {
      out.member("uri", encoded)
      out.member("uriBaseId", "%SRCROOT%")
    }
  }

  private static func percentEncoded(_ path: String) -> String {
    var out = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "/-._~".unicodeScalars.contains(scalar))
      if isPlain {
        out.unicodeScalars.append(scalar)
      } else {
        out += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return out
  }

  private static func level(_ level: CheckFailure.Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}
