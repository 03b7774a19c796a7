import TimelineModel
import ToolbarModel

/// A piece of a drawn bar: one control, or the capsule of a group's members that stand together.
struct BarCell {
  var text: String
  /// Physical extent along a horizontal bar; nil when the timeline does not say.
  var extent: (from: Length, to: Length)?
  /// A field grows to its width on the screen.
  var isField = false

  /// The cells of a bar in reading order.
  static func cells(
    of ids: [ItemID],
    in entry: TimelineEntry,
    _ words: ItemWords
  ) -> [BarCell] {
    var cells: [BarCell] = []
    var rest = ids[...]
    while let first = rest.first {
      let run = rest.prefix { belongs($0, with: first, words) }
      let members = run.isEmpty ? rest.prefix(1) : run
      rest = rest.dropFirst(members.count)
      cells.append(cell(of: Array(members), in: entry, words))
    }
    return cells
  }

  private static func belongs(_ id: ItemID, with first: ItemID, _ words: ItemWords) -> Bool {
    if isTabSlot(first) { return isTabSlot(id) }
    guard let group = words.group(of: first) else { return id == first }
    return words.group(of: id) == group
  }

  private static func isTabSlot(_ id: ItemID) -> Bool { id.isTab || id == .moreTab }

  private static func cell(
    of ids: [ItemID],
    in entry: TimelineEntry,
    _ words: ItemWords
  ) -> BarCell {
    let frames = ids.compactMap { entry.frames[$0] }
    var shown = ids
    if frames.count == ids.count {
      // Drawn as on the screen: in a right-to-left bar the first member stands rightmost.
      shown.sort { (entry.frames[$0]?.x ?? 0) < (entry.frames[$1]?.x ?? 0) }
    }
    let names = shown.map { words.drawing(of: $0, in: entry) }
    var cell = BarCell(text: names.joined(separator: " "))
    if let first = ids.first {
      if isTabSlot(first) {
        cell.text = names.joined(separator: " | ")
      } else if words.group(of: first) != nil {
        cell.text = "[\(cell.text)]"
      } else if !first.isSystem, words.form(of: first, in: entry) != .view {
        cell.text = "(\(cell.text))"
      }
      cell.isField = words.form(of: first, in: entry) == .field
    }
    if frames.count == ids.count, let left = frames.map(\.x).min(),
      let right = frames.map(\.maxX).max()
    {
      cell.extent = (left, right)
    }
    return cell
  }
}
