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
    var seconds = time(nil)
    if let fixed = environment.text("SOURCE_DATE_EPOCH").flatMap({ time_t($0) }) { seconds = fixed }
    var parts = unsafe tm()
    unsafe gmtime_r(&seconds, &parts)
    let (year, month, day) = unsafe (1900 + parts.tm_year, parts.tm_mon + 1, parts.tm_mday)
    let digits = { (value: Int32) in value < 10 ? "0\(value)" : "\(value)" }
    return "\(year)-\(digits(month))-\(digits(day))"
  }
}
