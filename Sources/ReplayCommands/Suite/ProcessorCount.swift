#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How many cores the machine has at work.
enum ProcessorCount {
  static var available: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
