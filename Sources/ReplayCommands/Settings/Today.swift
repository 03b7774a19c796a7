#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The day that `allow` entries are held against; read here, once a run, and nowhere below.
enum Today {
  /// As `2027-06-01`, in UTC; `SOURCE_DATE_EPOCH` stands in for the clock where it is set.
  static func text(_ environment: Environment) -> String {
    var seconds = environment.text("SOURCE_DATE_EPOCH").flatMap { time_t($0) } ?? unsafe time(nil)
    var parts = tm()
    unsafe gmtime_r(&seconds, &parts)
    let digits = { (value: Int32) in value < 10 ? "0\(value)" : "\(value)" }
    return "\(1900 + parts.tm_year)-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday))"
  }
}
