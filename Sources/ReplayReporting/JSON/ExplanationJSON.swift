package import TimelineModel
import ToolbarModel

/// The document of `explain`.
package enum ExplanationJSON {
  package static func document(
    of explanations: [ItemExplanation],
    at entry: TimelineEntry,
    in header: TimelineHeader
  ) -> String {
    JSONReport.document(of: header) { out in
      out.member("entry", entry.index)
      out.member("at", entry.at.milliseconds)
      out.key("items")
      out.array { out in
        for explanation in explanations { write(explanation, to: &out) }
      }
    }
  }

  private static func write(_ explanation: ItemExplanation, to out: inout JSONWriter) {
    let decision = explanation.decision
    out.object { out in
      out.member("item", decision.id.name)
      out.key("bar")
      if let bar = decision.bar { out.string(bar.rawValue) } else { out.null() }
      out.key("decision")
      out.object { out in
        out.member("rule", decision.rule.rawValue)
        if let numbers = decision.numbers {
          out.member("run", numbers.run)
          out.member("need", numbers.need)
          out.member("room", numbers.room)
        }
        if let priority = decision.priority { out.member("priority", priority.description) }
        if !decision.lostTo.isEmpty { out.member("lostTo", decision.lostTo) }
        if let missing = decision.shortBy { out.member("shortBy", missing) }
        if !decision.assumed.isEmpty {
          out.member("assumed", decision.assumed.map(\.rawValue))
        }
      }
      out.member("text", explanation.text)
      out.member("wouldStay", explanation.wouldStay)
    }
  }
}
