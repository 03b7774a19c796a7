import TimelineModel
import ToolbarModel

/// The JSON document of one replay, one line long: the timeline in full, findings, expectations, summary.
///
/// Unlike a timeline file every entry carries all its traits, bars and frames, so that a reader needs
/// no state. Keys stand in a fixed order; changes are additive.
package enum JSONReport {
  package static let schema = 1

  package static func document(of report: ReplayReport) -> String {
    var out = JSONWriter()
    write(report, to: &out)
    out.newline()
    return out.text
  }

  /// A document about a scenario: what all begin with, then members of its own.
  static func document(
    of header: TimelineHeader,
    members: (inout JSONWriter) -> Void
  ) -> String {
    var out = JSONWriter()
    out.object { out in
      out.member("schema", schema)
      out.member("scenario", header.scenario)
      members(&out)
    }
    out.newline()
    return out.text
  }

  /// The document of `check`: the same with members of its own at the end.
  package static func document(
    of report: ReplayReport,
    adding members: (inout JSONWriter) -> Void
  ) -> String {
    var out = JSONWriter()
    write(report, to: &out, adding: members)
    out.newline()
    return out.text
  }

  private static func write(
    _ report: ReplayReport,
    to out: inout JSONWriter,
    adding members: (inout JSONWriter) -> Void = { _ in }
  ) {
    begin(report.timeline.header, &out)
    for entry in report.timeline.entries { JSONEntry.write(entry, to: &out) }
    end(report, &out, expectations: true, adding: members)
  }

  /// Everything before the entries.
  static func begin(_ header: TimelineHeader, _ out: inout JSONWriter) {
    out.begin("{")
    out.member("schema", schema)
    out.member("scenario", header.scenario)
    if let title = header.title { out.member("title", title) }
    out.member("device", header.device)
    out.member("os", header.os)
    if !header.matrix.isEmpty {
      out.key("matrix")
      out.object { out in
        for choice in header.matrix { out.member(choice.path, choice.value) }
      }
    }
    out.key("entries")
    out.begin("[")
  }

  /// Everything after the entries.
  static func end(
    _ report: ReplayReport,
    _ out: inout JSONWriter,
    expectations: Bool,
    adding members: (inout JSONWriter) -> Void = { _ in }
  ) {
    out.end("]")
    out.key("findings")
    out.array { out in
      for finding in report.findings { JSONFinding.write(finding, to: &out) }
    }
    if !report.notChecked.isEmpty {
      out.key("notChecked")
      out.array { out in
        for missing in report.notChecked {
          out.object { out in
            out.member("rule", missing.rule)
            out.member("reason", missing.reason)
          }
        }
      }
    }
    if expectations {
      out.key("expectations")
      out.array { out in
        for outcome in report.expectations { JSONExpectation.write(outcome, to: &out) }
      }
    }
    if let summary = report.timeline.summary {
      out.key("summary")
      JSONReport.write(summary, to: &out)
    }
    members(&out)
    out.end("}")
  }

  private static func write(_ summary: TimelineSummary, to out: inout JSONWriter) {
    out.object { out in
      out.member("entries", summary.entries)
      out.key("excess")
      out.object { out in
        out.member("visibility", summary.excess.visibility)
        out.member("order", summary.excess.order)
        out.member("slots", summary.excess.slots)
        out.member("motion", summary.excess.motion)
      }
      out.member("layoutShift", summary.layoutShift)
      out.member("settle", summary.settle.milliseconds)
    }
  }
}
