package import TimelineModel
import ToolbarModel

/// The document of `poses`.
package enum PoseJSON {
  package static func document(of poses: [PoseLayout], in header: TimelineHeader) -> String {
    JSONReport.document(of: header) { out in
      out.member("device", header.device)
      out.key("poses")
      out.array { out in
        for pose in poses { write(pose, to: &out) }
      }
    }
  }

  private static func write(_ pose: PoseLayout, to out: inout JSONWriter) {
    let traits = pose.traits
    out.object { out in
      if let display = traits.display { out.member("display", display.rawValue) }
      out.member("orientation", traits.orientation.rawValue)
      if let hinge = traits.hinge { out.member("hinge", hinge.rawValue) }
      out.member("split", traits.split.rawValue)
      out.member("window", traits.window)
      out.key("bars")
      out.object { out in
        for bar in pose.layout.bars { out.member(bar.bar.rawValue, bar.items) }
      }
      out.key("dropped")
      out.object { out in
        for dropped in pose.layout.dropped { out.member(dropped.id.name, dropped.reason.rawValue) }
      }
    }
  }
}
