import ReplayEngine
import ReplayReporting
import ToolbarModel

/// The JSON document of an exploration, one line long.
enum ExploreJSON {
  static func document(of explored: ExploredScenario) -> String {
    var out = JSONWriter()
    let report = explored.report
    let exploration = report.exploration
    out.object { out in
      out.member("schema", JSONReport.schema)
      out.member("scenario", report.scenario)
      out.member("events", report.events)
      count(exploration.interleavings ?? report.multinomial, "interleavings", &out)
      if let schedules = exploration.schedules { count(schedules, "schedules", &out) }
      out.member("nodes", exploration.nodes)
      out.member("edges", exploration.edges)
      out.member("complete", exploration.isComplete)
      if !exploration.isComplete { out.member("samples", exploration.samples) }
      out.key("finalLayouts")
      out.array { out in for outcome in exploration.outcomes { layout(outcome, explored, &out) } }
      out.key("decidedBy")
      out.array { out in
        for pair in exploration.decidingPairs {
          out.array { out in
            out.string(explored.name(of: pair.first))
            out.string(explored.name(of: pair.second))
          }
        }
      }
      extremes(report.worst, exploration.worst, "worst", explored, &out)
      extremes(report.best, exploration.best, "best", explored, &out)
      out.key("findings")
      out.array { out in
        for found in report.findings {
          out.object { out in
            JSONFinding.members(of: found.finding, to: &out)
            out.member("schedule", explored.token(found.schedule))
          }
        }
      }
      out.member("allSchedulesJudged", report.judgedAllSchedules)
      out.member("judgedSchedules", report.judgedSchedules)
      out.key("expectations")
      out.array { out in
        for expected in explored.expectations {
          out.object { out in
            out.member("line", expected.line)
            out.member("always", expected.isAlways)
            out.member("passed", expected.broken == nil)
            if let token = expected.broken { out.member("schedule", token) }
          }
        }
      }
      if let witness = explored.witness {
        out.key("witness")
        out.object { out in
          out.member("reason", witness.reason)
          out.member("schedule", witness.token)
          out.key("chart")
          witness.chart.write(to: &out)
        }
      }
    }
    out.newline()
    return out.text
  }

  /// An integer, or beyond 2^53 a string, so that no reader rounds it.
  private static func count(_ value: BigCount, _ name: String, _ out: inout JSONWriter) {
    if let small = value.asInt, small <= 1 << 53 {
      out.member(name, small)
    } else {
      out.member(name, value.description)
    }
  }

  private static func layout(
    _ outcome: Exploration<FinalLayout, ExpectationFailure>.FoundOutcome,
    _ explored: ExploredScenario,
    _ out: inout JSONWriter
  ) {
    out.object { out in
      count(outcome.interleavings, "interleavings", &out)
      out.member("schedule", explored.token(outcome.schedule))
      out.key("bars")
      out.object { out in
        for bar in outcome.outcome.bars { out.member(bar.bar.rawValue, bar.items) }
      }
    }
  }

  private static func extremes(
    _ scores: [Score],
    _ extremes: [ScheduleExtreme],
    _ name: String,
    _ explored: ExploredScenario,
    _ out: inout JSONWriter
  ) {
    out.key(name)
    out.object { out in
      for (index, (metric, extreme)) in zip(explored.report.metrics, extremes).enumerated() {
        out.key(metric)
        out.object { out in
          out.member("value", scores[index])
          out.member("schedule", explored.token(extreme.schedule))
        }
      }
    }
  }
}
