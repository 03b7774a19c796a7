import Foundation
import SourceText
import StabilityAnalysis
import Testing
import TimelineModel
import ToolbarModel

/// A timeline of the shared `Fixtures/field` with what its expectation asks for.
struct FieldCase: CustomTestStringConvertible, Sendable {
  struct Flag: Sendable {
    var rule: String
    var items: [String]
    var severity: String?
  }

  var name: String
  var path: String
  var flags: [Flag]
  /// Rules that must not be found; `*` is every rule beyond the flags.
  var clean: [String]
  var settings: StabilitySettings

  var testDescription: String { name }

  init(path: String) throws {
    self.path = path
    name = String(path.split(separator: "/").last ?? "").replacing(".timeline.yaml", with: "")
    let file = path.dropLast(".yaml".count) + ".expect.json"
    let data = try Data(contentsOf: URL(fileURLWithPath: String(file)))
    let json = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    flags = (json["flags"] as? [[String: Any]] ?? []).map { flag in
      Flag(
        rule: flag["rule"] as? String ?? "",
        items: flag["items"] as? [String] ?? [],
        severity: flag["severity"] as? String
      )
    }
    clean = json["clean"] as? [String] ?? []
    settings = Self.settings(json["stability"] as? [String: Any] ?? [:])
  }

  /// Only the settings that timelines of the folder use.
  private static func settings(_ json: [String: Any]) -> StabilitySettings {
    let rules = json["rules"] as? [String: [String: Any]] ?? [:]
    return StabilitySettings(
      rules: rules.sorted { $0.key < $1.key }.compactMap { name, values in
        guard let rule = StabilityRule(rawValue: name) else { return nil }
        return RuleOverride(
          rule: rule,
          values: values.sorted { $0.key < $1.key }.compactMap { name, value in
            if let word = value as? String { return NamedSetting(name: name, value: .word(word)) }
            guard let lengths = value as? [String: Int] else { return nil }
            return NamedSetting(
              name: name,
              value: .lengths(
                lengths.sorted { $0.key < $1.key }.map {
                  NamedLength(name: $0.key, length: Length(points: $0.value))
                }
              )
            )
          }
        )
      }
    )
  }

  /// What is missing or too much; empty when the case holds.
  func faults() throws -> [String] {
    let timeline = try TimelineReader.timeline(in: SourceFile.read(path: path))
    let report = StabilityAnalyzer.report(on: timeline, settings: settings)
    let told = report.findings.map {
      "\($0.rule.rawValue) \($0.severity.rawValue) \($0.items) @\($0.at.milliseconds): \($0.message)"
    }
    let missing = flags.filter { flag in
      !report.findings.contains { finding in
        finding.rule.rawValue == flag.rule && Set(flag.items).isSubset(of: finding.items)
          && flag.severity.map { $0 == finding.severity.rawValue } ?? true
      }
    }
    let wanted = Set(flags.map(\.rule))
    let wrong = report.findings.filter { finding in
      finding.severity != .info && !wanted.contains(finding.rule.rawValue)
        && (clean.contains("*") || clean.contains(finding.rule.rawValue))
    }
    return missing.map { "missing \($0.rule) \($0.items) \($0.severity ?? ""); found \(told)" }
      + wrong.map {
        "must not be flagged: \($0.rule.rawValue) \($0.items) @\($0.at.milliseconds) \($0.message)"
      }
  }
}
