import TimelineModel
import ToolbarModel

/// The facts in which two aligned entries differ.
struct EntryComparison {
  typealias Differences = [(subject: FactSubject, difference: FactDifference)]

  let old: EntryState
  let new: EntryState
  private(set) var differences: Differences = []

  /// What differs in two states: where things stand, in reading order of the new one, then of the old one,
  /// and the rest.
  static func differences(from old: EntryState, to new: EntryState) -> StateDifferences {
    var comparison = EntryComparison(old: old, new: new)
    if old.bars != new.bars || old.frames != new.frames || old.dropped != new.dropped {
      comparison.comparePlaces()
    }
    if old.barFrames != new.barFrames { comparison.compareBarFrames() }
    if old.traits != new.traits {
      for trait in TraitTexts.differing(old.traits, new.traits) {
        comparison.addNamed(trait.name, nil, trait.before, trait.after)
      }
    }
    comparison.compareFacts()
    var choices = EntryComparison(old: old, new: new)
    choices.compareChoices()
    return StateDifferences(places: comparison.differences, choices: choices.differences)
  }

  init(old: EntryState, new: EntryState) {
    self.old = old
    self.new = new
  }

  mutating func add(_ subject: FactSubject, _ difference: FactDifference) {
    differences.append((subject: subject, difference: difference))
  }

  // MARK: - Places, orders and frames

  private mutating func comparePlaces() {
    let oldBars = Self.barsByItem(old.bars)
    let newBars = Self.barsByItem(new.bars)
    var seen: Set<ItemID> = []
    var reordered: Set<ItemID> = []
    for row in new.bars.rows {
      guard let before = old.bars[row.bar] else { continue }
      let movers = OrderComparison.movers(from: before, to: row.ids)
      guard !movers.isEmpty else { continue }
      reordered.formUnion(movers)
      add(
        .order(row.bar),
        FactDifference(
          kind: .reordered,
          items: movers.map(\.name),
          before: before.map(\.name).joined(separator: ", "),
          after: row.ids.map(\.name).joined(separator: ", ")
        )
      )
    }
    for row in new.bars.rows + old.bars.rows {
      for id in row.ids where seen.insert(id).inserted {
        compare(id, oldBars[id], newBars[id], isReordered: reordered.contains(id))
      }
    }
    for id in Set(old.dropped.keys).union(new.dropped.keys).sorted() {
      compareDropped(id)
      if seen.insert(id).inserted { compare(id, nil, nil, isReordered: false) }
    }
    for bar in Bar.allCases where (old.bars[bar] == nil) != (new.bars[bar] == nil) {
      guard (old.bars[bar] ?? new.bars[bar] ?? []).isEmpty else { continue }
      add(
        .presence(bar),
        FactDifference(
          kind: .trait,
          items: [bar.rawValue],
          before: old.bars[bar] == nil ? "no such bar" : "empty bar",
          after: new.bars[bar] == nil ? "no such bar" : "empty bar"
        )
      )
    }
  }

  private static func barsByItem(_ bars: BarContents) -> [ItemID: Bar] {
    var bar: [ItemID: Bar] = [:]
    for row in bars.rows {
      // An id that stands twice counts where it is read first.
      for id in row.ids where bar[id] == nil { bar[id] = row.bar }
    }
    return bar
  }

  private mutating func compare(_ id: ItemID, _ before: Bar?, _ after: Bar?, isReordered: Bool) {
    // A separator line is not an item.
    if id == .divider { return }
    guard before == after else {
      let isInBar = (before: before.map { $0 != .overflow }, after: after.map { $0 != .overflow })
      let kind: ChangeKind
      switch (isInBar.before ?? false, isInBar.after ?? false) {
      case (true, true): kind = .changedBar
      case (true, false): kind = .leftBar
      case (false, true): kind = .enteredBar
      case (false, false):
        // Into the menu or out of it; a reason to be absent is a fact of its own.
        if old.dropped[id] != new.dropped[id] { return }
        kind = .trait
      }
      add(
        .place(id),
        FactDifference(
          kind: kind,
          items: [id.name],
          before: Self.place(of: id, before, in: old),
          after: Self.place(of: id, after, in: new)
        )
      )
      return
    }
    guard !isReordered, let before = old.frames[id], let after = new.frames[id], before != after
    else { return }
    addGeometry(.geometry(id), id.name, before, after)
  }

  private static func place(of id: ItemID, _ bar: Bar?, in state: EntryState) -> String {
    if let bar { return bar.rawValue }
    if let reason = state.dropped[id] { return "dropped: \(reason)" }
    return "absent"
  }

  private mutating func compareDropped(_ id: ItemID) {
    let (before, after) = (old.dropped[id], new.dropped[id])
    guard before != after else { return }
    let oldPlace = Self.place(of: id, old.bars.bar(of: id), in: old)
    let newPlace = Self.place(of: id, new.bars.bar(of: id), in: new)
    add(
      .dropped(id),
      FactDifference(
        kind: after == nil ? .undropped : .dropped,
        items: [id.name],
        before: before.map { "dropped: \($0)" } ?? oldPlace,
        after: after.map { "dropped: \($0)" } ?? newPlace
      )
    )
  }

  private mutating func addGeometry(
    _ subject: FactSubject,
    _ name: String,
    _ before: Frame,
    _ after: Frame
  ) {
    if before.size != after.size {
      add(
        subject,
        FactDifference(
          kind: .resized,
          items: [name],
          before: "\(before.width) × \(before.height)",
          after: "\(after.width) × \(after.height)"
        )
      )
    } else {
      let offset = Size(width: after.x - before.x, height: after.y - before.y)
      add(
        subject,
        FactDifference(
          kind: .moved,
          items: [name],
          before: "\(before.x), \(before.y)",
          after: "\(after.x), \(after.y)",
          offset: offset
        )
      )
    }
  }

  private mutating func compareBarFrames() {
    for bar in Bar.allCases {
      guard let before = old.barFrames[bar], let after = new.barFrames[bar], before != after
      else { continue }
      addGeometry(.barGeometry(bar), bar.rawValue, before, after)
    }
  }
}
