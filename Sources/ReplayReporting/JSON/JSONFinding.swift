package import TimelineModel
import ToolbarModel

/// A finding as a JSON object.
package enum JSONFinding {
  package static func write(_ finding: Finding, to out: inout JSONWriter) {
    out.object { out in members(of: finding, to: &out) }
  }

  /// The members alone, for documents that add some of their own.
  package static func members(of finding: Finding, to out: inout JSONWriter) {
    out.member("rule", finding.rule.rawValue)
    out.member("severity", finding.severity.rawValue)
    out.member("items", finding.items)
    out.key("entries")
    out.array { out in for index in finding.entries { out.integer(index) } }
    out.member("at", finding.at.milliseconds)
    if let cause = finding.cause { out.member("cause", cause) }
    if let line = finding.line { out.member("line", line) }
    if let value = finding.value { out.member("value", value) }
    if let limit = finding.limit { out.member("limit", limit) }
    if !finding.unit.isEmpty { out.member("unit", finding.unit) }
    out.member("before", finding.before)
    out.member("after", finding.after)
    out.member("message", finding.message)
    out.member("hint", finding.hint)
  }
}
