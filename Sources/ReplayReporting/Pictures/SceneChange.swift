import ToolbarModel

/// What one item did between two pictures, and the words for it.
struct SceneChange: Hashable {
  /// Where an item stands.
  enum Place: Hashable {
    case bar(Bar)
    case nowhere
  }

  var id: ItemID
  var from: Place
  var to: Place
  /// Whether it stands elsewhere in the same bar.
  var isMove: Bool { from == to }

  /// Changes from one scene to the next, in the order of the new scene, then what is gone.
  static func all(from old: DeviceScene, to new: DeviceScene) -> [SceneChange] {
    let before = places(in: old)
    let after = places(in: new)
    let known = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
    let kept = Set(after.map(\.id))
    let present = after.compactMap { place -> SceneChange? in
      guard let earlier = known[place.id] else {
        return SceneChange(id: place.id, from: .nowhere, to: .bar(place.bar))
      }
      if earlier.bar == place.bar, earlier.frame == place.frame { return nil }
      return SceneChange(id: place.id, from: .bar(earlier.bar), to: .bar(place.bar))
    }
    let gone = before.filter { !kept.contains($0.id) }
    return present + gone.map { SceneChange(id: $0.id, from: .bar($0.bar), to: .nowhere) }
  }

  private struct Standing {
    var id: ItemID
    var bar: Bar
    var frame: Frame?
  }

  private static func places(in scene: DeviceScene) -> [Standing] {
    var seen: Set<ItemID> = []
    let all =
      scene.items.map { Standing(id: $0.id, bar: $0.bar, frame: $0.frame) }
      + (scene.menu ?? []).filter { $0 != .divider }.map {
        Standing(id: $0, bar: .overflow, frame: nil)
      }
    // An item that stands twice is a finding, not two items: the first place counts.
    return all.filter { seen.insert($0.id).inserted }
  }

  /// Sentences for a caption: items that did the same are named together, moves within a bar come last.
  static func sentences(_ changes: [SceneChange], labels: ItemLabels) -> [String] {
    var kinds: [(from: Place, to: Place, names: [String])] = []
    for change in changes where !change.isMove {
      let name = labels.name(of: change.id)
      if let index = kinds.firstIndex(where: { $0.from == change.from && $0.to == change.to }) {
        kinds[index].names.append(name)
      } else {
        kinds.append((change.from, change.to, [name]))
      }
    }
    let moved = changes.filter(\.isMove).map { labels.name(of: $0.id) }
    let sentences = kinds.map {
      "\($0.names.joined(separator: ", ")): \(word($0.from)) → \(word($0.to))"
    }
    return sentences + (moved.isEmpty ? [] : ["moved along: " + moved.joined(separator: ", ")])
  }

  private static func word(_ place: Place) -> String {
    switch place {
    case .bar(let bar): bar.rawValue
    case .nowhere: "nowhere"
    }
  }
}
