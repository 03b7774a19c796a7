import TimelineModel
import ToolbarModel

/// The parts of a page's data that do not depend on entries.
enum PageData {
  static let barNames = "[" + Bar.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ",") + "]"

  static func facts(_ timeline: Timeline) -> String {
    let header = timeline.header
    let matrix = header.matrix.map { "\($0.path) \($0.value)" }
    let facts = [header.scenario, header.device, "iOS \(header.os)"] + matrix
    let duration = timeline.entries.last?.at.milliseconds ?? 0
    return (facts + ["\(timeline.entries.count) entries in \(duration) ms"]).joined(
      separator: " · "
    )
  }

  /// A finding as a JSON object.
  static func finding(_ finding: Finding, side: Int, isNew: Bool) -> String {
    func quoted(_ text: String) -> String { MarkupText.quotedJSON(MarkupText.visible(text)) }
    var measured = ""
    if let value = finding.value {
      measured = "measured \(value)\(unit(finding))"
      if let limit = finding.limit { measured += ", limit \(limit)\(unit(finding))" }
    }
    let cause =
      finding.cause.map { "cause: \($0)" + (finding.line.map { ", line \($0)" } ?? "") } ?? ""
    return "{\"side\":\(side),\"isNew\":\(isNew),\"rule\":\(quoted(finding.rule.rawValue)),"
      + "\"severity\":\"\(finding.severity.rawValue)\",\"items\":[\(finding.items.map(quoted).joined(separator: ","))],"
      + "\"entries\":[\(entries(finding))],\"at\":\(finding.at.milliseconds),\"message\":\(quoted(finding.message)),"
      + "\"hint\":\(quoted(finding.hint)),\"cause\":\(quoted(cause)),\"measured\":\(quoted(measured))}"
  }

  /// First and last are all the page needs; a finding without entries stands at the start.
  private static func entries(_ finding: Finding) -> String {
    guard let first = finding.entries.first, let last = finding.entries.last else { return "0" }
    return first == last ? "\(first)" : "\(first),\(last)"
  }

  private static func unit(_ finding: Finding) -> String {
    finding.unit.isEmpty ? "" : " \(finding.unit)"
  }
}
