import RecordingStore
import Testing
import TimelineModel

@Suite("Where recordings lie")
struct RecordingLocationTests {
  struct Row: CustomTestStringConvertible {
    var scenario: String
    var matrix: [MatrixChoice] = []
    var recordings: String?
    var path: String?
    var testDescription: String { scenario }
  }

  @Test(
    "recordings mirror the scenarios",
    arguments: [
      Row(scenario: "Scenarios/a/b.yaml", path: "Recordings/a/b.timeline.yaml"),
      Row(scenario: "/p/Scenarios/b.yaml", path: "/p/Recordings/b.timeline.yaml"),
      Row(scenario: "./x/../Scenarios/./b.yaml", path: "Recordings/b.timeline.yaml"),
      Row(scenario: "../Scenarios/b.yaml", path: "../Recordings/b.timeline.yaml"),
      Row(scenario: "Scenarios/Scenarios/b.yaml", path: "Scenarios/Recordings/b.timeline.yaml"),
      Row(scenario: "b.yaml", path: "Recordings/b.timeline.yaml"),
      Row(scenario: "x/b.yml", path: "x/Recordings/b.yml.timeline.yaml"),
      Row(scenario: "/b.json", path: "/Recordings/b.json.timeline.yaml"),
      Row(scenario: "Scenarios/../../b.yaml", path: "../Recordings/b.timeline.yaml"),
      Row(scenario: "Scenarios/a/b.yaml", recordings: "/g", path: "/g/a/b.timeline.yaml"),
      Row(scenario: "Scenarios/../b.yaml", recordings: "g", path: "g/b.timeline.yaml"),
      Row(
        scenario: "Scenarios/b.yaml",
        matrix: [
          MatrixChoice(path: "start.layoutDirection", value: "rightToLeft"),
          MatrixChoice(path: "os", value: "27.1"),
        ],
        path: "Recordings/b.start.layoutDirection-rightToLeft.os-27.1.timeline.yaml"
      ),
      Row(
        scenario: "Scenarios/b.yaml",
        matrix: [MatrixChoice(path: "screen.title", value: "../../é -x")],
        path: "Recordings/b.screen.title-..%2F..%2F%C3%A9%20%2Dx.timeline.yaml"
      ),
      Row(scenario: "-", path: nil),
      Row(scenario: "", path: nil),
      Row(scenario: "..", path: nil),
      Row(scenario: "a\0b.yaml", path: nil),
    ]
  )
  func locations(row: Row) {
    let location = RecordingLocation(
      scenario: row.scenario,
      matrix: row.matrix,
      recordings: row.recordings
    )
    #expect(location?.path == row.path)
  }

  @Test("long names are cut and keep apart by a hash")
  func longNames() throws {
    let names = ["x", "y"].map { last in
      RecordingName.name(
        ofScenario: "b.yaml",
        matrix: [
          MatrixChoice(path: "screen.title", value: String(repeating: "é", count: 200) + last)
        ]
      )
    }
    #expect(names.allSatisfy { $0.utf8.count <= 180 })
    #expect(names[0] != names[1])
  }

  @Test("no part of a location may climb")
  func climbing() {
    #expect(RecordingLocation(folder: "g", subfolders: [".."], name: "a") == nil)
    #expect(RecordingLocation(folder: "g", subfolders: ["a/b"], name: "a") == nil)
    #expect(RecordingLocation(folder: "g", subfolders: [], name: "..") == nil)
  }
}
