package import TimelineModel
import ToolbarModel

/// The document of `poses`.
package enum PoseJSON {
  package static func document(of poses: [PoseLayout], in header: TimelineHeader) -> String {
    var out = JSONWriter()
    out.object { out in
      out.member("schema", JSONReport.schema)
      out.member("scenario", header.scenario)
      out.member("device", header.device)
      out.key("poses")
      out.array { out in
        for pose in poses { write(pose, to: &out) }
      }
    }
    out.newline()
    return out.text
  }

  private static func write(_ pose: PoseLayout, to out: inout JSONWriter) {
    let traits = pose.entry.traits
    out.object { out in
      if let display = traits.display { out.member("display", display.rawValue) }
      if let orientation = traits.orientation { out.member("orientation", orientation.rawValue) }
      if let hinge = traits.hinge { out.member("hinge", hinge.rawValue) }
      out.member("split", pose.split.rawValue)
      out.key("bars")
      out.object { out in
        for row in pose.entry.bars.rows { out.member(row.bar.rawValue, row.ids) }
      }
      out.key("dropped")
      out.object { out in
        for id in pose.entry.dropped.keys.sorted() {
          out.member(id.name, pose.entry.dropped[id] ?? "")
        }
      }
    }
  }
}
