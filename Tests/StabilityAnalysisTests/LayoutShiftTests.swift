import ReplayTestSupport
import SourceText
import StabilityAnalysis
import Testing
import ToolbarModel
import YAMLSyntax

@Suite("Layout-shift value")
struct LayoutShiftTests {
  static let document: YAMLNode? = {
    do {
      return try YAMLReader.document(in: SourceFile.read(path: Fixtures.path("layout-shift.yaml")))
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }()
  static let cases = (document?["cases"]?.items ?? []).map { LayoutShiftFixture($0) }

  @Test("has the facts of the web platform's suite and its engine's unit tests")
  func hasCases() {
    #expect(Self.cases.count == 55)
    #expect(Self.cases.count { !$0.isDerivable } == 3)
  }

  @Test("agrees with every derivable case to nine decimals", arguments: cases.filter(\.isDerivable))
  func agrees(_ row: LayoutShiftFixture) {
    var sum = 0.0
    var sessions = ShiftSessions()
    for (index, moment) in row.moments.enumerated() {
      let shift = LayoutShift(of: moment.elements, in: row.viewport)
      let value = Double(shift.trillionths) / 1e12
      #expect(Double(shift.impactArea) / 10_000 == moment.impactArea)
      #expect(shift.moveDistance.points == moment.moveDistance)
      #expect(abs(value - moment.value) <= 1e-9)
      sum += value
      sessions.take(
        trillionths: shift.trillionths,
        at: index * 100,
        hadRecentInput: row.hadRecentInput
      )
    }
    #expect(abs(sum - row.sum) <= 1e-9)
    #expect(abs(Double(sessions.trillionths) / 1e12 - row.counted) <= 1e-9)
  }

  @Test("names at most five sources, the largest first")
  func sources() throws {
    let row = try #require(Self.cases.first { $0.id == "sources-maximpact" })
    let sources = LayoutShift.sources(of: row.moments[0].elements)
    #expect(sources.map { row.names[$0] } == ["e", "f", "a", "c", "d"])
  }

  @Test("weighs a child viewport by its visible share")
  func subframe() throws {
    let row = try #require(Self.cases.first { $0.id.hasSuffix("SubframeWeighting") })
    let shift = LayoutShift(of: row.moments[0].elements, in: row.viewport)
    #expect(abs(Double(shift.trillionths) / 1e12 * 120_000 / 480_000 - 0.015) <= 1e-9)
  }

  @Test("counts a move of 3 points, none of 2.99")
  func threshold() throws {
    for row in try #require(Self.document?["threshold"]).items {
      let before = Frame(x: 100, y: 100, width: 10, height: 10)
      var after = before
      after.x = after.x + Length(points: row["dx"]?.number ?? 0)
      after.y = after.y + Length(points: row["dy"]?.number ?? 0)
      let element = ShiftingElement(
        before: before,
        after: after,
        visibleBefore: before,
        visibleAfter: after
      )
      #expect(element.isSignificant == (row["shifted"]?.text == "true"))
    }
  }

  @Test("leaves out what follows an input by less than 500 ms")
  func recentInput() throws {
    for row in try #require(Self.document?["recent_input"]).items {
      let input = Int(row["input"]?.text ?? "")
      let had = ShiftSessions.hadRecentInput(input, at: Int(row["shift"]?.number ?? 0))
      #expect(had == (row["had_recent_input"]?.text == "true"))
    }
  }

  @Test("groups shifts into session windows")
  func sessionWindows() throws {
    for row in try #require(Self.document?["session_windows"]).items {
      var sessions = ShiftSessions()
      for entry in row["entries"]?.items ?? [] {
        sessions.take(
          trillionths: Int((entry.items[1].number * 1e12).rounded()),
          at: Int(entry.items[0].number),
          hadRecentInput: entry.items.count > 2
        )
      }
      #expect(abs(Double(sessions.trillionths) / 1e12 - (row["cls"]?.number ?? 0)) <= 1e-9)
    }
  }

  struct Walk: CustomTestStringConvertible, Sendable {
    var steps: Int
    var value: Double
    var testDescription: String { "\(steps) steps" }
  }

  /// An item of 300 × 200 that moves down by 160 in a window of 800 × 600; the value is no metric.
  static let walks = [
    Walk(steps: 1, value: 0.045), Walk(steps: 2, value: 0.035), Walk(steps: 80, value: 0),
  ]

  @Test("is worth less the more steps a move takes", arguments: walks)
  func steps(_ row: Walk) {
    var sum = 0
    for step in 0..<row.steps {
      let stride = 160 / row.steps
      let before = Frame(x: 0, y: Length(points: step * stride), width: 300, height: 200)
      var after = before
      after.y += Length(points: stride)
      let element = ShiftingElement(
        before: before,
        after: after,
        visibleBefore: before,
        visibleAfter: after
      )
      sum += LayoutShift(of: [element], in: Size(width: 800, height: 600)).trillionths
    }
    #expect(abs(Double(sum) / 1e12 - row.value) <= 1e-9)
  }

  @Test("adds up the area of rectangles that overlap")
  func region() throws {
    let basic = try #require(Self.document?["region_area"]?.items.first)
    var frames: [Frame] = []
    for step in basic["steps"]?.items ?? [] {
      frames += (step["add"]?.items ?? []).compactMap(\.frame)
      #expect(RectangleUnion.area(of: frames) == Int(step["area"]?.number ?? 0) * 10_000)
    }
  }

  @Test("adds up a waffle of thousands of rectangles")
  func waffle() {
    let count = 4000
    var frames: [Frame] = []
    for index in stride(from: 2, through: count, by: 2) {
      let place = Length(points: index)
      frames.append(Frame(x: place, y: 1, width: 1, height: Length(points: count + 1)))
      frames.append(Frame(x: 1, y: place, width: Length(points: count + 1), height: 1))
    }
    let area = count * (count / 2 + 1) + (count / 2) * (count / 2)
    #expect(RectangleUnion.area(of: frames) == area * 10_000)
  }
}
