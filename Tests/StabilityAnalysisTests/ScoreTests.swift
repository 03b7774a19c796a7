import StabilityAnalysis
import Testing
import TimelineModel
import ToolbarModel

@Suite("Scores")
struct ScoreTests {
  struct Orders: CustomTestStringConvertible, Sendable {
    var a: String
    var b: String
    var kendall: Int
    var footrule: Int
    var moves: [Int]
    /// Twice the top-k distance with penalty one half.
    var halves: Int

    var testDescription: String { "\(a) to \(b)" }
  }

  static let orders = [
    Orders(a: "ABCDE", b: "EABCD", kendall: 4, footrule: 8, moves: [1, 0, 0], halves: 8),
    Orders(a: "ABCDE", b: "BACDE", kendall: 1, footrule: 2, moves: [1, 0, 0], halves: 2),
    Orders(a: "ABCDE", b: "EDCBA", kendall: 10, footrule: 12, moves: [4, 0, 0], halves: 20),
    Orders(a: "ABCDE", b: "ABD", kendall: 0, footrule: 0, moves: [0, 2, 0], halves: 3),
    Orders(a: "ABCDE", b: "ABF", kendall: 0, footrule: 0, moves: [0, 3, 1], halves: 9),
    Orders(a: "ABC", b: "DEF", kendall: 0, footrule: 0, moves: [0, 3, 3], halves: 24),
  ]

  @Test("measures orders by pairs, places, moves and top rows", arguments: orders)
  func measures(_ row: Orders) {
    let a = row.a.utf8.map(Int.init)
    let b = row.b.utf8.map(Int.init)
    #expect(RankDistance.kendall(a, b) == row.kendall)
    #expect(RankDistance.footrule(a, b) == row.footrule)
    let moves = RankDistance.moves(a, b)
    #expect([moves.moved, moves.out, moves.into] == row.moves)
    #expect(RankDistance.halves(a, b) == row.halves)
  }

  @Test("is a metric on orders, whatever items come and go")
  func triangle() {
    let orders = [[0, 1, 2, 3], [3, 1], [2], [], [1, 0, 3], [0, 2, 1, 3], [3, 2, 1, 0]]
    for a in orders {
      for b in orders {
        #expect(RankDistance.pairs(a, b) == RankDistance.pairs(b, a))
        for c in orders {
          #expect(
            RankDistance.pairs(a, c) <= RankDistance.pairs(a, b) + RankDistance.pairs(b, c)
          )
        }
      }
    }
  }

  struct Flaps: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var changes: [Bool]
    var percent: String
  }

  static let flaps = [
    Flaps(
      testDescription: "always",
      changes: Array(repeating: true, count: 20),
      percent: "100"
    ),
    Flaps(
      testDescription: "seven of the oldest",
      changes: (1...20).map { $0 <= 7 },
      percent: "29.0132"
    ),
    Flaps(
      testDescription: "seven of the newest",
      changes: (1...20).map { $0 > 13 },
      percent: "40.9868"
    ),
    Flaps(
      testDescription: "eight of the newest",
      changes: (1...20).map { $0 > 12 },
      percent: "46.3158"
    ),
    Flaps(testDescription: "the newest", changes: (1...20).map { $0 == 20 }, percent: "6.25"),
    Flaps(testDescription: "the oldest", changes: (1...20).map { $0 == 1 }, percent: "3.75"),
  ]

  @Test("weighs recent changes as Nagios does", arguments: flaps)
  func nagios(_ row: Flaps) {
    var history = FlapHistory()
    for isChange in row.changes { history.take(isChange: isChange) }
    #expect(history.percent.description == row.percent)
  }

  @Test("keeps its verdict between the two limits")
  func hysteresis() {
    var history = FlapHistory()
    for _ in 0..<12 { history.take(isChange: true) }
    var verdicts: [Bool] = []
    for _ in 0..<20 {
      verdicts.append(history.judge(low: Score(20), high: Score(50)))
      history.take(isChange: false)
    }
    #expect(verdicts.first == true)
    #expect(verdicts.last == false)
    #expect(zip(verdicts, verdicts.dropFirst()).count { $0 != $1 } == 1)
  }

  @Test("damps route flaps with a half-life of 15 minutes")
  func routeFlaps() {
    var penalty = FlapPenalty(
      FlapPenalty.Figures(
        halfLife: HalfLife(milliseconds: 900_000),
        perFlip: 1000,
        suppress: 2000,
        reuse: 750,
        ceiling: 12_000
      )
    )
    var values: [Int] = []
    for second in [0, 60, 120] {
      penalty.flip(at: second * 1000)
      values.append((penalty.peak.tenThousandths + 500) / 1000)
    }
    #expect(values == [10_000, 19_548, 28_666])
    let verdicts = [1740, 1742].map { penalty.update(at: (120 + $0) * 1000) }
    #expect(verdicts == [true, false])
  }

  @Test("damps toolbar flips with a half-life of 2 s")
  func toolbarFlips() {
    var penalty = FlapPenalty()
    var values: [Int] = []
    for step in 0..<4 {
      penalty.flip(at: step * 500)
      values.append((penalty.peak.tenThousandths + 5000) / 10_000)
    }
    #expect(values == [1000, 1841, 2548, 3143])
    #expect(penalty.isSuppressed)
  }

  @Test("crosses the limit exactly when flips come faster than the half-life")
  func steadyState() {
    for (period, isFlapping) in [(1990, true), (2010, false)] {
      var penalty = FlapPenalty()
      for flip in 0..<400 { penalty.flip(at: flip * period) }
      #expect((penalty.peak >= Score(2000)) == isFlapping)
    }
  }

  @Test("halves exactly after one half-life, and forgets in the end")
  func halfLife() {
    let halfLife = HalfLife(milliseconds: 2000)
    #expect(halfLife.decayed(10_000_000, after: 0) == 10_000_000)
    #expect(halfLife.decayed(10_000_000, after: 2000) == 5_000_000)
    #expect(halfLife.decayed(10_000_000, after: 1000) == 7_071_068)
    #expect(halfLife.decayed(10_000_000, after: 200_000) == 0)
  }

  @Test("rounds halves to even")
  func rounding() {
    #expect(
      [5, 15, 25, -5, -15, 24, 26].map { Rounding.halfEven($0, 10) } == [0, 2, 2, 0, -2, 2, 3]
    )
  }

  @Test("frames as large as a timeline may have are judged like others")
  func absurdFrames() throws {
    var story = Story()
    let whole = "[0, 0, 100000, 100000]"
    story.start = """
        - after: 0
          event: start
          settled: true
          traits: {window: [100000, 100000]}
          bars: {navigationBar: [a, b, c, d]}
          frames: {a: \(whole), b: \(whole), c: \(whole), d: \(whole)}
      """
    let round = """
      after: 1, event: "tap: a", bars: {navigationBar: [b]}
      after: 1, bars: {navigationBar: [d, c, b, a]}, frames: {a: [-100000, 0, 1, 1], b: [100000, 0, 1, 1]}
      after: 1, bars: {navigationBar: [a, b, c, d]}, frames: {a: \(whole), b: \(whole)}
      after: 1, event: settled, settled: true
      """
    let report = try story.report(Array(repeating: round, count: 40).joined(separator: "\n"))
    #expect(report.findings.contains { $0.rule == .deadEntry })
    #expect(report.summary.excess.motion > .zero)
  }
}
