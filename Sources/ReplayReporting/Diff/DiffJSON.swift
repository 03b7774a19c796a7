package import TimelineDiff
import ToolbarModel

/// The JSON document of `diff`.
package enum DiffJSON {
  /// - Parameter names: What was compared; left out when nil.
  package static func document(of changes: TimelineChanges, old: String, new: String) -> String {
    var out = JSONWriter()
    out.object { out in
      out.member("schema", JSONReport.schema)
      out.member("old", old)
      out.member("new", new)
      members(of: changes, to: &out)
    }
    out.newline()
    return out.text
  }

  /// The members alone, for a document that carries a diff.
  package static func members(of changes: TimelineChanges, to out: inout JSONWriter) {
    out.member("same", changes.isSame)
    out.key("changes")
    out.array { out in for change in changes.changes { write(change, to: &out) } }
    out.key("findings")
    out.object { out in
      out.key("new")
      out.array { out in for finding in changes.newFindings { JSONFinding.write(finding, to: &out) }
      }
      out.key("cleared")
      out.array { out in
        for finding in changes.clearedFindings { JSONFinding.write(finding, to: &out) }
      }
    }
    out.key("scores")
    out.object { out in
      for score in changes.scores {
        out.key(score.name)
        out.array { out in
          out.score(score.before)
          out.score(score.after)
        }
      }
    }
  }

  private static func write(_ change: TimelineChange, to out: inout JSONWriter) {
    out.object { out in
      out.member("kind", change.kind.rawValue)
      out.member("items", change.items)
      optional("event", change.event, to: &out)
      if let line = change.line {
        out.member("line", line)
      } else {
        out.key("line")
        out.null()
      }
      out.member("before", change.before)
      out.member("after", change.after)
      if let offset = change.offset { out.member("by", offset) }
      if !change.pose.isEmpty { out.member("pose", change.pose) }
      out.key("entries")
      out.array { out in
        for entry in [change.oldEntry, change.newEntry] {
          if let entry { out.integer(entry) } else { out.null() }
        }
      }
    }
  }

  private static func optional(_ name: String, _ value: String?, to out: inout JSONWriter) {
    out.key(name)
    if let value { out.string(value) } else { out.null() }
  }
}
