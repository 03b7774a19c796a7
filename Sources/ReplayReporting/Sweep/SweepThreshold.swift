import ToolbarLayoutCore
import ToolbarModel

/// A length from which on something stands elsewhere, in words.
struct SweepThreshold: Hashable {
  var length: Length
  var words: String

  static func all(in intervals: [SweepInterval], labels: ItemLabels) -> [SweepThreshold] {
    zip(intervals, intervals.dropFirst()).map { before, after in
      let old = places(before)
      let new = places(after)
      let known = Dictionary(old) { first, _ in first }
      let kept = Set(new.map(\.0))
      var words: [(way: String, names: [String])] = []
      func say(_ id: ItemID, _ way: String) {
        let name = labels.name(of: id)
        if let index = words.firstIndex(where: { $0.way == way }) {
          words[index].names.append(name)
        } else {
          words.append((way, [name]))
        }
      }
      for (id, place) in new where known[id] != place {
        say(id, "\(known[id] ?? "nowhere") → \(place)")
      }
      for (id, place) in old where !kept.contains(id) { say(id, "\(place) → nowhere") }
      let text = words.map { "\($0.names.joined(separator: ", ")): \($0.way)" }.joined(
        separator: " · "
      )
      return SweepThreshold(length: after.from, words: text.isEmpty ? "another order" : text)
    }
  }

  private static func places(_ interval: SweepInterval) -> [(ItemID, String)] {
    let standing = interval.contents.flatMap { content in
      content.ids.filter { $0 != .divider }.map { ($0, content.bar.rawValue) }
    }
    return standing + interval.layout.dropped.map { ($0.id, "dropped") }
  }
}
