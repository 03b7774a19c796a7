import ReplayEngine
import Testing

@Suite("Schedules as words")
struct ScheduleTokenTests {
  static let schedules: [[ScheduleChoice]] = [
    [],
    [.time],
    [.strand(0), .strand(1), .strand(0)],
    Array(repeating: .strand(3), count: 40) + [.time, .time, .strand(200)],
  ]

  @Test("reads back what it wrote", arguments: schedules)
  func roundTrip(choices: [ScheduleChoice]) throws {
    let token = ScheduleToken.text(of: choices, fingerprint: 0xDEAD_BEEF)
    #expect(try ScheduleToken.choices(in: token, fingerprint: 0xDEAD_BEEF) == choices)
    #expect(try ScheduleToken.choices(in: token.uppercased(), fingerprint: 0xDEAD_BEEF) == choices)
  }

  @Test("refuses a token of another scenario")
  func refusesOthers() {
    let token = ScheduleToken.text(of: [.time], fingerprint: 1)
    #expect(throws: ScheduleToken.Fault.otherScenario) {
      try ScheduleToken.choices(in: token, fingerprint: 2)
    }
  }

  @Test(
    "refuses words that are no token",
    arguments: ["", "u", "hello world", "z", "9zzzzzzzzzzzzzzzzzzzzz"]
  )
  func refusesNonsense(text: String) {
    #expect(throws: ScheduleToken.Fault.malformed) {
      try ScheduleToken.choices(in: text, fingerprint: 1)
    }
  }

  @Test("refuses more choices than a scenario has steps, however short the token")
  func refusesEndlessRuns() {
    let short = ScheduleToken.text(
      of: Array(repeating: .strand(0), count: 900_000),
      fingerprint: 1
    )
    let begin = ScheduleToken.text(of: [], fingerprint: 1)
    #expect(throws: ScheduleToken.Fault.malformed) {
      let run = short.dropFirst(begin.count)
      _ = try ScheduleToken.choices(
        in: begin + String(repeating: String(run), count: 400),
        fingerprint: 1
      )
    }
  }
}
