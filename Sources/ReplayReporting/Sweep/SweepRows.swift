import ToolbarLayoutCore
import ToolbarModel

/// The rows of a sweep's chart: items in the order they first appear, each with the stretches of its places.
struct SweepRows {
  /// A stretch in which an item stands in one place: a bar's name, or `dropped`.
  struct Stretch: Hashable {
    var place: String
    var from: Length
    var to: Length
  }

  private(set) var ids: [ItemID] = []
  private(set) var places: [String] = []
  private var stretches: [ItemID: [Stretch]] = [:]

  init(_ intervals: [SweepInterval]) {
    for interval in intervals {
      var seen: Set<ItemID> = []
      for (bar, ids) in interval.contents {
        for id in ids where id != .divider && seen.insert(id).inserted {
          add(id, bar.rawValue, interval)
        }
      }
      for item in interval.layout.dropped where seen.insert(item.id).inserted {
        add(item.id, "dropped", interval)
      }
    }
  }

  func stretches(of id: ItemID) -> [Stretch] { stretches[id] ?? [] }

  private mutating func add(_ id: ItemID, _ place: String, _ interval: SweepInterval) {
    if stretches[id] == nil { ids.append(id) }
    if !places.contains(place) { places.append(place) }
    var all = stretches[id] ?? []
    if let last = all.last, last.place == place, last.to == interval.from {
      all[all.count - 1].to = interval.to
    } else {
      all.append(Stretch(place: place, from: interval.from, to: interval.to))
    }
    stretches[id] = all
  }
}
