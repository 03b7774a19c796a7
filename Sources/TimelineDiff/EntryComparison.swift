import TimelineModel
import ToolbarModel

/// The facts in which two aligned entries differ.
struct EntryComparison {
  typealias Differences = [(subject: FactSubject, difference: FactDifference)]

  private let old: TimelineEntry
  private let new: TimelineEntry
  private(set) var differences: Differences = []

  /// In reading order of the new entry, then of the old one.
  static func differences(from old: TimelineEntry, to new: TimelineEntry) -> Differences {
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
    comparison.compareOptionalFacts()
    return comparison.differences
  }

  private init(old: TimelineEntry, new: TimelineEntry) {
    self.old = old
    self.new = new
  }

  private mutating func add(_ subject: FactSubject, _ difference: FactDifference) {
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

  private static func place(of id: ItemID, _ bar: Bar?, in entry: TimelineEntry) -> String {
    if let bar { return bar.rawValue }
    if let reason = entry.dropped[id] { return "dropped: \(reason)" }
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

  // MARK: - Everything else

  private mutating func addNamed(
    _ name: String,
    _ id: ItemID?,
    _ before: String?,
    _ after: String?
  ) {
    guard before != after else { return }
    add(
      .named(name, id),
      FactDifference(
        kind: .trait,
        items: id.map { [$0.name] } ?? [],
        before: "\(name) \(before ?? "none")",
        after: "\(name) \(after ?? "none")"
      )
    )
  }

  private mutating func addNamed<Value: Equatable>(
    _ name: String,
    _ before: [ItemID: Value],
    _ after: [ItemID: Value],
    _ text: (Value) -> String
  ) {
    guard before != after else { return }
    for id in Set(before.keys).union(after.keys).sorted() {
      addNamed(name, id, before[id].map(text), after[id].map(text))
    }
  }

  private mutating func compareOptionalFacts() {
    addNamed("form", old.forms, new.forms, \.rawValue)
    addNamed("opacity", old.opacity, new.opacity) { Length(hundredths: $0).description }
    addNamed("instance", old.instances, new.instances) { $0 }
    addNamed("input", old.inputs, new.inputs, Self.text)
    addNamed("focus", nil, old.focus?.name, new.focus?.name)
    addNamed("menu", nil, old.menu.map(Self.text), new.menu.map(Self.text))
    addNamed("inert", nil, Self.text(old.inert), Self.text(new.inert))
    addNamed("pass", nil, old.pass.map(String.init), new.pass.map(String.init))
    addNamed("settled", nil, old.isSettled ? "yes" : "no", new.isSettled ? "yes" : "no")
    addNamed("label", nil, old.label, new.label)
    addNamed("by", nil, old.raisedBy, new.raisedBy)
  }

  private static func text(_ menu: OpenMenu) -> String {
    ["open", menu.owner?.name, menu.frame.map(TraitTexts.text)].compactMap(\.self)
      .joined(separator: " ")
  }

  private static func text(_ ids: [ItemID]) -> String? {
    ids.isEmpty ? nil : ids.map(\.name).joined(separator: ", ")
  }

  private static func text(_ inputs: ItemInputs) -> String {
    [
      inputs.badge.map { "badge \(FlowText.quoted($0))" },
      inputs.title.map { "title \(FlowText.quoted($0))" },
      inputs.priority.map { "priority \($0)" },
      inputs.isEnabled.map { $0 ? "enabled" : "disabled" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}
