#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Times work; the best of several runs is the figure least disturbed by others.
enum Stopwatch {
  /// Processor seconds of the best of `runs` runs, for work on one core. The results are used, so that no
  /// work is optimised away.
  static func best(of runs: Int = 5, _ work: () throws -> some Any) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let began = processorSeconds
      keep(try work())
      best = min(best, processorSeconds - began)
    }
    return best
  }

  /// Seconds by the clock on the wall, for work on several cores.
  static func wall(of runs: Int = 3, _ work: () throws -> some Any) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let clock = ContinuousClock()
      let began = clock.now
      keep(try work())
      let taken = began.duration(to: clock.now).components
      best = min(best, Double(taken.seconds) + Double(taken.attoseconds) / 1e18)
    }
    return best
  }

  static var processorSeconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Looks at a value where the optimiser cannot see it.
  @inline(never)
  static func keep(_ value: some Any) {}
}
