package import TimelineModel
package import ToolbarLayoutCore
import ToolbarModel

/// The document of `sweep`.
package enum SweepJSON {
  package static func document(
    of intervals: [SweepInterval],
    along axis: SweepAxis,
    in header: TimelineHeader
  ) -> String {
    JSONReport.document(of: header) { out in
      out.member("axis", axis.rawValue)
      out.key("intervals")
      out.array { out in
        for interval in intervals { write(interval, to: &out) }
      }
    }
  }

  private static func write(_ interval: SweepInterval, to out: inout JSONWriter) {
    out.object { out in
      out.member("from", interval.from)
      out.member("to", interval.to)
      out.key("bars")
      out.object { out in
        for (bar, ids) in interval.contents where bar != .overflow {
          out.member(bar.rawValue, ids)
        }
      }
      out.member("overflow", interval.layout.ids(in: .overflow) ?? [])
      out.key("dropped")
      out.object { out in
        for dropped in interval.layout.dropped {
          out.member(dropped.id.name, dropped.reason.rawValue)
        }
      }
    }
  }
}
