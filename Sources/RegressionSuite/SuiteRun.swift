import ReplayEngine

/// Runs the files of a suite on a worker pool and hands out what they gave in input order.
///
/// Files are taken in stretches, so that the memory needed does not grow with the suite.
package struct SuiteRun: Sendable {
  package var settings: SuiteSettings

  package init(settings: SuiteSettings) {
    self.settings = settings
  }

  /// - Parameters:
  ///   - render: Called on the workers; what it keeps is what stays in memory.
  ///   - emit: Called in input order, one file after the other, with how many files are done.
  /// - Returns: How many files were run; fewer than given when the run was interrupted.
  package func run<Rendered: Sendable>(
    _ files: [String],
    render: @Sendable (CaseOutcome) -> Rendered,
    emit: (_ results: [Rendered], _ done: Int) -> Void
  ) -> Int {
    let check = ScenarioCheck(settings: settings)
    let pool = WorkerPool(jobs: max(1, settings.jobs))
    // Long enough that a slow file does not leave the other workers idle for long.
    let stretch = max(1, settings.jobs) * 32
    var done = 0
    var start = 0
    while start < files.count, !settings.isInterrupted() {
      let end = min(start + stretch, files.count)
      let offset = start
      let results = pool.map(count: end - start) { index -> [Rendered]? in
        settings.isInterrupted()
          ? nil : check.results(ofFile: files[offset + index], render)
      }
      for case .some(let result) in results {
        done += 1
        emit(result, done)
      }
      start = end
    }
    return done
  }
}
