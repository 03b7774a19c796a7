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

  /// Reads and judges a file.
  ///
  /// A timeline that carries its findings is shown as it was recorded.
  /// - Parameter reading: how files are read, for files that are not on disk as they are named.
  func load(
    _ path: String,
    reading read: (String) throws(DiagnosticsError) -> SourceFile = Self.read
  ) throws(DiagnosticsError) -> LoadedFile {
    let file = try read(path)
    if Self.isTimeline(file) {
      return LoadedFile(reports: [report(on: try TimelineReader.timeline(in: file))])
    }
    let document = try ScenarioReader.readInProject(file, loading: read)
    let reports = document.scenarios.map { scenario in
      JudgedReplay(
        of: scenario,
        in: document.file,
        settings: settings.settings(over: scenario.stability),
        today: today
      ).report
    }
    return LoadedFile(reports: reports, warnings: document.warnings)
  }

  static func read(_ path: String) throws(DiagnosticsError) -> SourceFile {
    try SourceFile.read(path: path, limit: TimelineReader.byteLimit)
  }

  /// A file that begins with a timeline's key; the name does not count, git calls files as it likes.
  static func isTimeline(_ file: SourceFile) -> Bool {
    ScenarioInput.timelineLine(of: file) != nil
  }

  private func report(on timeline: Timeline) -> ReplayReport {
    if let findings = timeline.findings, timeline.summary != nil {
      return ReplayReport(timeline: timeline, findings: findings)
    }
    var timeline = timeline
    let verdict = StabilityAnalyzer.report(
      on: timeline,
      settings: settings.settings(),
      today: today
    )
    timeline.findings = timeline.findings ?? verdict.findings
    timeline.summary = timeline.summary ?? verdict.summary
    return ReplayReport(timeline: timeline, verdict: verdict)
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
    let sides = Mutex<[Int: Result<LoadedFile, DiagnosticsError>]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { side in
      if side == 0 ? isNothing.old : isNothing.new { return }
      let result = Result { () throws(DiagnosticsError) in
        try load(side == 0 ? old : new)
      }
      sides.withLock { $0[side] = result }
    }
    let results = sides.withLock { $0 }
    return Self.paired(
      try results[0]?.get().reports,
      try results[1]?.get().reports,
      oldName: oldName,
      newName: newName
    )
  }

  /// Combinations of two matrices belong together when they are the same choice.
  static func paired(
    _ old: [ReplayReport]?,
    _ new: [ReplayReport]?,
    oldName: String,
    newName: String
  ) -> [TimelinePair] {
    let (old, new) = (old ?? [], new ?? [])
    func name(_ name: String, _ report: ReplayReport?) -> String {
      let choices = report?.timeline.header.matrix ?? []
      guard !choices.isEmpty else { return name }
      return "\(name) [\(choices.map { "\($0.path): \($0.value)" }.joined(separator: ", "))]"
    }
    func pair(_ a: ReplayReport?, _ b: ReplayReport?) -> TimelinePair {
      TimelinePair(oldName: name(oldName, a ?? b), newName: name(newName, b ?? a), old: a, new: b)
    }
    if old.count == 1, new.count == 1 { return [pair(old[0], new[0])] }
    let newOnes = new.map { report in pair(old.first { $0.isSameChoice(as: report) }, report) }
    let gone = old.filter { report in !new.contains { $0.isSameChoice(as: report) } }
    return newOnes + gone.map { pair($0, nil) }
  }

  private func folderPairs(_ old: String, _ new: String) throws(DiagnosticsError) -> [TimelinePair]
  {
    let (oldFiles, newFiles) = (try files(below: old), try files(below: new))
    var pairs: [TimelinePair] = []
    for name in Set(oldFiles).union(newFiles).sorted() {
      let (a, b) = ("\(old)/\(name)", "\(new)/\(name)")
      pairs += Self.paired(
        oldFiles.contains(name) ? try load(a).reports : nil,
        newFiles.contains(name) ? try load(b).reports : nil,
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
    for report in try load(path).reports {
      guard
        let location = RecordingLocation(
          scenario: path,
          matrix: report.timeline.header.matrix,
          recordings: recordings
        )
      else { continue }
      let recorded = try RecordingKeeper.bytes(at: location)
      var old = try recorded.map { bytes throws(DiagnosticsError) in
        ReplayReport(
          timeline: try TimelineReader.timeline(
            in: SourceFile(path: location.path, bytes: bytes)
          )
        )
      }
      // The screens of a recording are those of its scenario, as far as they still go by their names.
      old?.screenTitles = report.screenTitles
      pairs.append(TimelinePair(oldName: location.path, newName: path, old: old, new: report))
    }
    return pairs
  }
}

extension ReplayReport {
  /// Whether both stand for the same combination of a matrix.
  fileprivate func isSameChoice(as other: ReplayReport) -> Bool {
    timeline.header.matrix == other.timeline.header.matrix
  }
}
