import Foundation
import ReplayReporting
import Testing
import TimelineModel

@Suite("Trace")
struct TraceJSONTests {
  private struct Trace: Decodable {
    var displayTimeUnit: String
    var traceEvents: [Event]
  }

  private struct Event: Decodable {
    var name: String
    var ph: String
    var ts: Int
    var pid: Int
    var tid: Int
    var cat: String?
    var id: String?
    var s: String?
  }

  private func trace(_ timeline: Timeline) throws -> Trace {
    try JSONDecoder().decode(Trace.self, from: Data(TraceJSON.text(of: timeline).utf8))
  }

  @Test(
    "pairs every begin with an end of the same id, in order, on a named track",
    arguments: PictureSamples.Name.allCases
  )
  func pairs(sample: PictureSamples.Name) throws {
    let trace = try trace(sample.timeline)
    #expect(trace.displayTimeUnit == "ms")
    let named = Set(trace.traceEvents.filter { $0.ph == "M" }.map(\.tid))
    var open: [String: Event] = [:]
    var last = 0
    for event in trace.traceEvents {
      #expect(event.pid == 1)
      #expect(named.contains(event.tid))
      switch event.ph {
      case "M": #expect(["process_name", "thread_name"].contains(event.name))
      case "i": #expect(event.s == "t" && event.cat != nil)
      case "b":
        let id = try #require(event.id)
        #expect(open.updateValue(event, forKey: id) == nil)
        #expect(event.ts >= last)
        last = event.ts
      case "e":
        let id = try #require(event.id)
        let opened = open.removeValue(forKey: id)
        let begin = try #require(opened)
        #expect((begin.name, begin.cat, begin.tid) == (event.name, event.cat, event.tid))
        #expect(event.ts >= begin.ts && event.ts >= last)
        last = event.ts
      default: Issue.record("a phase the format does not have here: \(event.ph)")
      }
    }
    #expect(open.isEmpty)
  }

  @Test("counts in microseconds")
  func units() throws {
    let events = try trace(PictureSamples.photoEditor()).traceEvents
    #expect(events.filter { $0.cat == "event" }.map(\.ts) == [0, 400_000, 1_100_000, 1_800_000])
    let redo = events.filter { $0.id == "0x2" }.map { "\($0.ph) \($0.ts) \($0.name)" }
    #expect(
      redo == [
        "b 0 Redo · navigationBar", "e 400000 Redo · navigationBar", "b 400000 Redo · overflow",
        "e 1155000 Redo · overflow", "b 1155000 Redo · verticalBar", "e 1855000 Redo · verticalBar",
        "b 1855000 Redo · navigationBar", "e 2156000 Redo · navigationBar",
      ]
    )
  }
}
