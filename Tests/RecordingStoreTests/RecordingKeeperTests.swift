import Foundation
import RecordingStore
import ReplayTestSupport
import SourceText
import Testing

@Suite("Settling recordings")
struct RecordingStoreTests {
  let folder: TemporaryFolder
  let location: RecordingLocation

  init() throws {
    folder = try TemporaryFolder()
    location = try #require(
      RecordingLocation(folder: "\(folder.path)/Recordings", subfolders: ["a"], name: "b")
    )
  }

  private static let recording = "Recordings/a/b.timeline.yaml"
  private static let pending = "Recordings/a/b.timeline.new.yaml"

  struct Row: CustomTestStringConvertible {
    var mode: RecordingMode
    var recorded: String?
    var waiting: String?
    var status: RecordingStatus
    var passes: Bool
    var recordedAfter: String?
    var waitingAfter: String?
    var testDescription: String {
      "\(mode), recorded \(recorded ?? "-"), pending \(waiting ?? "-")"
    }
  }

  @Test(
    "each mode writes what it says, and never over a recording",
    arguments: [
      Row(mode: .none, status: .missing, passes: false),
      Row(mode: .missing, status: .missing, passes: true, recordedAfter: "new"),
      Row(mode: .changed, status: .missing, passes: true, recordedAfter: "new"),
      Row(mode: .all, status: .missing, passes: true, recordedAfter: "new"),
      Row(mode: .none, recorded: "new", status: .same, passes: true, recordedAfter: "new"),
      Row(mode: .all, recorded: "new", status: .same, passes: true, recordedAfter: "new"),
      Row(
        mode: .all,
        recorded: "new",
        waiting: "older",
        status: .same,
        passes: true,
        recordedAfter: "new"
      ),
      Row(
        mode: .missing,
        recorded: "new",
        waiting: "older",
        status: .same,
        passes: true,
        recordedAfter: "new",
        waitingAfter: "older"
      ),
      Row(mode: .none, recorded: "old", status: .changed, passes: false, recordedAfter: "old"),
      Row(mode: .missing, recorded: "old", status: .changed, passes: false, recordedAfter: "old"),
      Row(
        mode: .changed,
        recorded: "old",
        status: .pending,
        passes: false,
        recordedAfter: "old",
        waitingAfter: "new"
      ),
      Row(
        mode: .all,
        recorded: "old",
        waiting: "older",
        status: .pending,
        passes: false,
        recordedAfter: "old",
        waitingAfter: "new"
      ),
      Row(
        mode: .none,
        recorded: "old",
        waiting: "new",
        status: .pending,
        passes: false,
        recordedAfter: "old",
        waitingAfter: "new"
      ),
    ]
  )
  func modes(row: Row) throws {
    if let text = row.recorded { try folder.write(text, to: Self.recording) }
    if let text = row.waiting { try folder.write(text, to: Self.pending) }
    let outcome = try RecordingKeeper(mode: row.mode, model: 1)
      .settle(Array("new".utf8), at: location)
    #expect(outcome.status == row.status)
    #expect(outcome.passes == row.passes)
    #expect(folder.text(of: Self.recording) == row.recordedAfter)
    #expect(folder.text(of: Self.pending) == row.waitingAfter)
    let expected = [
      row.waitingAfter.map { _ in Self.pending }, row.recordedAfter.map { _ in Self.recording },
    ].compactMap(\.self)
    #expect(folder.files == expected, "no temporary file is left")
  }

  @Test("upgrading replaces recordings of other layout rules only")
  func upgrade() throws {
    let store = RecordingKeeper(mode: .all, model: 2, isUpgrading: true)
    for (model, text) in [(1, "new"), (2, "timeline: 1\nmodel: 2\n")] {
      try folder.write("timeline: 1\nmodel: \(model)\n", to: Self.recording)
      let outcome = try store.settle(Array("new".utf8), at: location)
      #expect(outcome.recordedModel == model)
      #expect(outcome.passes == (model == 1))
      #expect(folder.text(of: Self.recording) == text)
    }
  }

  @Test("accepting makes the pending timeline the recording, rejecting deletes it")
  func acceptReject() throws {
    #expect(try !RecordingKeeper.accept(location))
    #expect(try !RecordingKeeper.reject(location))
    try folder.write("old", to: Self.recording)
    try folder.write("new", to: Self.pending)
    #expect(try RecordingKeeper.accept(location))
    #expect(folder.files == [Self.recording])
    #expect(folder.text(of: Self.recording) == "new")
    try folder.write("newer", to: Self.pending)
    #expect(try RecordingKeeper.reject(location))
    #expect(folder.files == [Self.recording])
    #expect(folder.text(of: Self.recording) == "new")
  }

  @Test("symbolic links lead nowhere")
  func symbolicLinks() throws {
    let store = RecordingKeeper(mode: .all, model: 1)
    try folder.write("keep", to: "elsewhere/b.timeline.yaml")
    try folder.write("", to: "Recordings/.keep")
    try folder.link("Recordings/a", to: "../elsewhere")
    let folderError = try #require(throws: DiagnosticsError.self) {
      try store.settle(Array("new".utf8), at: location)
    }
    #expect(
      folderError.diagnostics.map(\.message) == [
        "is not a folder (symbolic links are not followed), so nothing is recorded"
      ]
    )
    let other = try #require(
      RecordingLocation(folder: location.folder, subfolders: [], name: "c")
    )
    try folder.link("Recordings/c.timeline.yaml", to: "../elsewhere/b.timeline.yaml")
    let fileError = try #require(throws: DiagnosticsError.self) {
      try store.settle(Array("new".utf8), at: other)
    }
    #expect(
      fileError.diagnostics.map(\.message) == ["is a symbolic link; a recording is a plain file"]
    )
    #expect(folder.text(of: "elsewhere/b.timeline.yaml") == "keep")
  }

  @Test("a folder in the place of a recording is a problem, not a crash")
  func folderAsFile() throws {
    try folder.write("", to: "\(Self.recording)/x")
    let error = try #require(throws: DiagnosticsError.self) {
      try RecordingKeeper(mode: .all, model: 1).settle(Array("new".utf8), at: location)
    }
    #expect(error.diagnostics.map(\.message) == ["is not a plain file"])
  }

  @Test("the inventory finds pending, unreferenced, renamed and abandoned files")
  func inventory() throws {
    try folder.write("scenario: a/b\nrest", to: Self.recording)
    try folder.write("new", to: Self.pending)
    try folder.write("scenario: c\nother", to: "Recordings/c.timeline.yaml")
    try folder.write("half", to: "Recordings/.c.timeline.yaml.999999999-0.tmp")
    try folder.write("half", to: "Recordings/.c.timeline.yaml.\(getpid())-0.tmp")
    try folder.write("", to: "Recordings/notes.md")
    let inventory = try RecordingInventory(of: location.folder)
    #expect(inventory.recordings.map(\.name) == ["b", "c"])
    #expect(inventory.pending == [location])
    #expect(inventory.abandoned == ["\(location.folder)/.c.timeline.yaml.999999999-0.tmp"])
    let unreferenced = inventory.unreferenced(by: [])
    #expect(unreferenced.map(\.name) == ["b", "c"])
    #expect(inventory.unreferenced(by: [location]).map(\.name) == ["c"])
    let new = try #require(RecordingLocation(folder: location.folder, subfolders: ["z"], name: "y"))
    let renames = try RecordingInventory.renames(
      missing: ["scenario: z/y\nrest", "scenario: z/y\nx"].map {
        (new, RecordingInventory.contentHash(of: Array($0.utf8)))
      },
      unreferenced: unreferenced
    )
    #expect(renames.map(\.old) == [location])
    #expect(renames.map(\.new) == [new])
  }

  @Test("two runs at once both end with the whole recording")
  func concurrentWriters() throws {
    let bytes = [UInt8](repeating: 65, count: 300_000)
    let location = location
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      let outcome = try? RecordingKeeper(mode: .missing, model: 1).settle(bytes, at: location)
      #expect(outcome?.passes == true)
    }
    #expect(folder.files == [Self.recording])
    #expect(folder.text(of: Self.recording)?.utf8.count == 300_000)
  }

  @Test(
    "nothing is written where CI is set",
    arguments: zip(
      [nil, "", "0", "false", "FALSE", "1", "true", "yes"],
      [.missing, .missing, .missing, .missing, .missing, RecordingMode.none, .none, .none]
    )
  )
  func ci(value: String?, mode: RecordingMode) {
    #expect(RecordingMode.standard(ciVariable: value) == mode)
  }
}
