#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program run to its end, with what it cost: for start-up, peak memory and work on several cores.
struct ChildRun {
  var wallSeconds: Double
  var processorSeconds: Double
  var peakMebibytes: Double
  var status: Int32

  /// Nil when the program cannot be started. Its output is thrown away.
  init?(_ path: String, _ arguments: [String]) {
    guard let child = ChildRun.start(path, arguments) else { return nil }
    let clock = ContinuousClock()
    self.init(child, since: clock.now)
  }

  /// Runs several at once; the wall seconds of each end when it does.
  static func together(_ path: String, _ each: [[String]]) -> [ChildRun] {
    let began = ContinuousClock().now
    let children = each.compactMap { start(path, $0) }
    return children.compactMap { ChildRun($0, since: began) }
  }

  private init?(_ child: pid_t, since began: ContinuousClock.Instant) {
    var status: Int32 = 0
    var usage = rusage()
    guard unsafe wait4(child, &status, 0, &usage) == child else { return nil }
    let taken = began.duration(to: ContinuousClock().now).components
    wallSeconds = Double(taken.seconds) + Double(taken.attoseconds) / 1e18
    processorSeconds = ChildRun.seconds(usage.ru_utime) + ChildRun.seconds(usage.ru_stime)
    #if canImport(Darwin)
      peakMebibytes = Double(usage.ru_maxrss) / 1_048_576
    #else
      peakMebibytes = Double(usage.ru_maxrss) / 1024
    #endif
    self.status = (status >> 8) & 0xFF
  }

  private static func start(_ path: String, _ arguments: [String]) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + arguments).map {
      unsafe strdup($0)
    }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    var child: pid_t = 0
    let result = unsafe posix_spawnp(&child, path, &actions, nil, words, environ)
    return result == 0 ? child : nil
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
