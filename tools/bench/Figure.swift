/// Figures of three digits or so, with thousands set apart.
enum Figure {
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "-" }
    if value >= 100 { return thousands(Int(value.rounded())) }
    let decimals = value >= 10 ? 10.0 : 100.0
    let rounded = (value * decimals).rounded() / decimals
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  static func thousands(_ value: Int) -> String { grouped(String(value)) }

  /// Digits in groups of three.
  static func grouped(_ digits: String) -> String {
    var digits = digits
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return groups.joined(separator: ",")
  }
}
