import Dispatch
import RecordingStore
import RegressionSuite
import ReplayReporting
import ScenarioModel
import SourceText
import StabilityAnalysis
import Synchronization
import TimelineModel
import ToolbarModel

/// Brings whatever a path names to timelines: timeline files are read, scenarios replayed, both judged.
struct TimelineLoader: Sendable {
  let settings: AnalysisSettings
  let today: String
  /// The recordings folder, when it is set.
  let recordings: String?

  /// The timelines of a file: one, or one for each combination of a scenario's matrix.
  ///
  /// - Parameter reading: how files are read, for files that are not on disk as they are named.
  func timelines(
    at path: String,
    reading read: (String) throws(DiagnosticsError) -> SourceFile = Self.read
  ) throws(DiagnosticsError) -> [Timeline] {
    let file = try read(path)
    if Self.isTimeline(file) {
      var timeline = try TimelineReader.timeline(in: file)
      if timeline.findings == nil || timeline.summary == nil { judge(&timeline, .standard) }
      return [timeline]
    }
    let document = try ScenarioReader.read(file) { path throws(DiagnosticsError) in try read(path) }
    return document.scenarios.map { scenario in
      JudgedReplay(
        of: scenario,
        in: document.file,
        settings: settings.settings(over: scenario.stability),
        today: today
      ).report.timeline
    }
  }

  static func read(_ path: String) throws(DiagnosticsError) -> SourceFile {
    try SourceFile.read(path: path, limit: TimelineReader.byteLimit)
  }

  /// A file that begins with a timeline's key; the name does not count, git calls files as it likes.
  static func isTimeline(_ file: SourceFile) -> Bool {
    file.bytes.prefix(4096).split(separator: UInt8(ascii: "\n"))
      .contains { $0.starts(with: "timeline:".utf8) }
  }

  private func judge(_ timeline: inout Timeline, _ own: StabilitySettings) {
    let verdict = StabilityAnalyzer.report(
      on: timeline,
      settings: settings.settings(over: own),
      today: today
    )
    timeline.findings = timeline.findings ?? verdict.findings
    timeline.summary = timeline.summary ?? verdict.summary
  }

  // MARK: - Pairs

  /// Two files, or two folders whose files are paired by their names below.
  func pairs(
    _ old: String,
    _ new: String,
    oldName: String,
    newName: String
  ) throws(DiagnosticsError) -> [TimelinePair] {
    if FolderListing.kind(of: old) == .folder, FolderListing.kind(of: new) == .folder {
      return try folderPairs(old, new)
    }
    let isNothing = (old: old == "/dev/null", new: new == "/dev/null")
    // Both at once: reading long timelines is most of the work.
    let sides = Mutex<[Int: Result<[Timeline], DiagnosticsError>]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      if side == 0 ? isNothing.old : isNothing.new { return }
      let result = Result { () throws(DiagnosticsError) in
        try timelines(at: side == 0 ? old : new)
      }
      sides.withLock { $0[side] = result }
    }
    let results = sides.withLock { $0 }
    return Self.paired(
      try results[0]?.get(),
      try results[1]?.get(),
      oldName: oldName,
      newName: newName
    )
  }

  /// Combinations of two matrices belong together when they are the same choice.
  static func paired(
    _ old: [Timeline]?,
    _ new: [Timeline]?,
    oldName: String,
    newName: String
  ) -> [TimelinePair] {
    let (old, new) = (old ?? [], new ?? [])
    func name(_ name: String, _ timeline: Timeline?) -> String {
      let choices = timeline?.header.matrix ?? []
      guard !choices.isEmpty else { return name }
      return "\(name) [\(choices.map { "\($0.path): \($0.value)" }.joined(separator: ", "))]"
    }
    func pair(_ a: Timeline?, _ b: Timeline?) -> TimelinePair {
      TimelinePair(oldName: name(oldName, a ?? b), newName: name(newName, b ?? a), old: a, new: b)
    }
    if old.count == 1, new.count == 1 { return [pair(old[0], new[0])] }
    let newOnes = new.map { timeline in
      pair(old.first { $0.header.matrix == timeline.header.matrix }, timeline)
    }
    let gone = old.filter { timeline in
      !new.contains { $0.header.matrix == timeline.header.matrix }
    }
    return newOnes + gone.map { pair($0, nil) }
  }

  private func folderPairs(_ old: String, _ new: String) throws(DiagnosticsError) -> [TimelinePair]
  {
    let (oldFiles, newFiles) = (try files(below: old), try files(below: new))
    var pairs: [TimelinePair] = []
    for name in Set(oldFiles).union(newFiles).sorted() {
      let (a, b) = ("\(old)/\(name)", "\(new)/\(name)")
      pairs += Self.paired(
        oldFiles.contains(name) ? try timelines(at: a) : nil,
        newFiles.contains(name) ? try timelines(at: b) : nil,
        oldName: a,
        newName: b
      )
    }
    return pairs
  }

  /// The recordings of a folder, or when it has none its scenarios; paths below it.
  private func files(below folder: String) throws(DiagnosticsError) -> Set<String> {
    let inventory = try RecordingInventory(of: folder)
    let paths =
      inventory.recordings.isEmpty
      ? ScenarioDiscovery([folder]).files : inventory.recordings.map(\.path)
    return Set(paths.map { String($0.dropFirst(folder.count).drop { $0 == "/" }) })
  }

  /// A scenario, each combination with its recording.
  func pairsWithRecordings(_ path: String) throws(DiagnosticsError) -> [TimelinePair] {
    var pairs: [TimelinePair] = []
    for timeline in try timelines(at: path) {
      guard
        let location = RecordingLocation(
          scenario: path,
          matrix: timeline.header.matrix,
          recordings: recordings
        )
      else { continue }
      let recorded = try RecordingKeeper.bytes(at: location)
      let old = try recorded.map { bytes throws(DiagnosticsError) in
        try TimelineReader.timeline(in: SourceFile(path: location.path, bytes: bytes))
      }
      pairs.append(TimelinePair(oldName: location.path, newName: path, old: old, new: timeline))
    }
    return pairs
  }
}
