/// A list of what something is and from which entry on, as JSON rows `[entry,…]`; equal neighbours are one.
struct PageChanges {
  private var rows: [String] = []
  private var last: String?

  /// Says what holds from an entry on; an empty fact means it is not there.
  mutating func add(_ fact: String, at entry: Int) {
    guard fact != last, !(last == nil && fact.isEmpty) else { return }
    last = fact
    rows.append(fact.isEmpty ? "[\(entry)]" : "[\(entry),\(fact)]")
  }

  var json: String { "[" + rows.joined(separator: ",") + "]" }
}
