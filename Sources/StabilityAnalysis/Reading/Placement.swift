import TimelineModel
import ToolbarModel

/// What an entry shows, with ids as numbers.
///
/// A reference to something that never changes: moments share it while nothing of it changes.
final class Placement: Sendable {
  /// An item with the form it has when that is not its natural one.
  struct Form: Equatable, Sendable {
    var item: Int
    var form: ItemForm
  }

  let arrangement: Arrangement
  let frames: [Frame?]
  /// In hundredths by item number; nil is opaque.
  let opacity: [Int?]
  /// In the order of ids.
  let forms: [Form]
  let instances: [String?]
  let dropped: [ItemID: String]
  let inert: [ItemID]
  let focus: Int?
  let menu: OpenMenu?

  /// Nothing: what an empty state shows.
  init() {
    arrangement = Arrangement(rows: [], itemCount: 0, divider: 0)
    frames = []
    opacity = []
    forms = []
    instances = []
    dropped = [:]
    inert = []
    focus = nil
    menu = nil
  }

  /// - Parameters:
  ///   - last: the placement before; parts that are still the same are not read again.
  ///   - old: the state that was read for it.
  init(
    _ state: EntryState,
    after last: Placement,
    of old: EntryState,
    _ items: inout ItemTable
  ) {
    arrangement =
      state.bars == old.bars ? last.arrangement : Self.arrangement(state.bars, &items)
    frames = state.frames == old.frames ? last.frames : Self.list(state.frames, &items)
    opacity = state.opacity == old.opacity ? last.opacity : Self.list(state.opacity, &items)
    forms = state.forms == old.forms ? last.forms : Self.forms(state.forms, &items)
    instances =
      state.instances == old.instances ? last.instances : Self.list(state.instances, &items)
    dropped = state.dropped
    inert = state.inert
    focus = state.focus.flatMap { $0.name == "none" ? nil : items.number(of: $0) }
    menu = state.menu
  }

  func frame(of item: Int) -> Frame? { item < frames.count ? frames[item] : nil }

  func opacity(of item: Int) -> Int { item < opacity.count ? opacity[item] ?? 100 : 100 }

  func form(of item: Int) -> ItemForm? {
    for form in forms where form.item == item { return form.form }
    return nil
  }

  func instance(of item: Int) -> String? { item < instances.count ? instances[item] : nil }

  private static func arrangement(_ bars: BarContents, _ items: inout ItemTable) -> Arrangement {
    var rows: [Arrangement.Row] = []
    rows.reserveCapacity(bars.rows.count)
    for row in bars.rows {
      var numbers: [Int] = []
      numbers.reserveCapacity(row.ids.count)
      for id in row.ids {
        // Items mostly stand in the order in which they were declared.
        numbers.append(items.number(of: id, likely: (numbers.last ?? -1) + 1))
      }
      rows.append(Arrangement.Row(bar: row.bar, items: numbers))
    }
    return Arrangement(rows: rows, itemCount: items.count, divider: items.divider)
  }

  private static func forms(_ forms: [ItemID: ItemForm], _ items: inout ItemTable) -> [Form] {
    forms.sorted { $0.key < $1.key }.map { Form(item: items.number(of: $0.key), form: $0.value) }
  }

  /// The values by number of their items; empty when there are none.
  private static func list<Value>(
    _ values: [ItemID: Value],
    _ items: inout ItemTable
  ) -> [Value?] {
    if values.isEmpty { return [] }
    var list: [Value?] = Array(repeating: nil, count: items.count)
    var new: [ItemID] = []
    for (id, value) in values {
      if let item = items.existingNumber(of: id) { list[item] = value } else { new.append(id) }
    }
    for id in new.sorted() {
      _ = items.number(of: id)
      list.append(values[id])
    }
    return list
  }
}
