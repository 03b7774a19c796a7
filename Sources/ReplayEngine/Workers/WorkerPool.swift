import Dispatch
import Synchronization

/// Runs independent pieces of work on all cores and keeps their results in input order.
///
/// One of the two places that touch libdispatch. Work is handed out in runs of neighbours from one
/// counter, so slow pieces do not hold up the others; thread timing cannot reach the results.
package struct WorkerPool: Sendable {
  /// How many threads work at once; at least one.
  package let jobs: Int

  package init(jobs: Int) {
    precondition(jobs >= 1, "a worker pool needs at least one job, got \(jobs)")
    self.jobs = jobs
  }

  /// The results of `work` for 0..<count, in that order.
  ///
  /// - Parameters:
  ///   - grain: how many neighbours a worker takes at a time; larger for tiny pieces of work.
  ///   - work: pure, or guarding its own shared state.
  package func map<Result: Sendable>(
    count: Int,
    grain: Int = 1,
    _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    guard jobs > 1, count > grain else { return (0..<count).map(work) }
    let runs = (count + grain - 1) / grain
    let next = Atomic<Int>(0)
    let shares = (0..<min(jobs, runs)).map { _ in Share<Result>() }
    DispatchQueue.concurrentPerform(iterations: shares.count) { worker in
      var done: [(run: Int, results: [Result])] = []
      while true {
        let run = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard run < runs else { break }
        done.append((run, (run * grain..<min(count, (run + 1) * grain)).map(work)))
      }
      shares[worker].runs.withLock { $0 = done }
    }
    let ordered = shares.flatMap { $0.runs.withLock(\.self) }.sorted { $0.run < $1.run }
    return ordered.flatMap(\.results)
  }
}

extension WorkerPool {
  /// Lets go of a large value beside what goes on, where there is more than one thread: taking millions of
  /// small things apart takes time that nobody needs to wait for.
  package func discard<Value: Sendable>(_ value: consuming Value) {
    guard jobs > 1 else { return }
    let last = Last(value)
    DispatchQueue.global().async { last.value.withLock { $0 = nil } }
  }
}

/// A value that one thread lets go of for others.
private final class Last<Value: Sendable>: Sendable {
  let value: Mutex<Value?>

  init(_ value: consuming Value) { self.value = Mutex(value) }
}

/// What one worker has done; nobody else looks at it before all have ended.
private final class Share<Result: Sendable>: Sendable {
  let runs = Mutex<[(run: Int, results: [Result])]>([])
}
