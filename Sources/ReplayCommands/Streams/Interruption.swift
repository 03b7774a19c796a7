import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How often the person pressed Control-C; the signal handler may touch nothing else.
private let interruptCount = Atomic<Int>(0)

/// The two interrupts: at the first, finish what is in flight, report and end with 130; at the second, stop now.
package enum Interruption {
  package static func install() {
    interruptCount.store(0, ordering: .relaxed)
    signal(SIGINT) { _ in
      if interruptCount.add(1, ordering: .relaxed).oldValue >= 1 {
        _exit(ExitStatus.interrupted.rawValue)
      }
    }
    letThrough(SIGINT)
  }

  /// A parent may start the tool with the signal blocked; then an interrupt would never arrive.
  private static func letThrough(_ signal: Int32) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, signal)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether to begin nothing new.
  package static var isRequested: Bool { interruptCount.load(ordering: .relaxed) > 0 }
}
