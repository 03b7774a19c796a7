import TimelineModel
import ToolbarModel

/// A vertical bar drawn as a column: one line an item, tabs below it.
struct StripText {
  static let columns = 18

  let words: ItemWords
  let style: TextStyle

  /// The lines of the column, each at most `columns` wide; nil when the entry has no strip.
  func lines(of entry: TimelineEntry) -> [String]? {
    guard let ids = entry.bars[.verticalBar] else { return nil }
    var lines = items(ids, in: entry)
    let tabs = entry.bars[.tabBar] ?? []
    if !tabs.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines += tabs.map { words.drawing(of: $0, in: entry) }
    }
    let rule = style.dim("│")
    let isLeft = entry.traits.strip == .left
    return lines.map { text in
      let cut = DisplayWidth.cut(text, to: StripText.columns - 2)
      return isLeft
        ? DisplayWidth.padded(cut, to: StripText.columns - 2) + " \(rule)" : "\(rule) \(cut)"
    }
  }

  /// A capsule is bracketed from its first to its last line.
  private func items(_ ids: [ItemID], in entry: TimelineEntry) -> [String] {
    ids.enumerated().map { index, id in
      let text = words.drawing(of: id, in: entry)
      guard let group = words.group(of: id) else { return id.isSystem ? text : "(\(text))" }
      let isFirst = index == 0 || words.group(of: ids[index - 1]) != group
      let isLast = index == ids.count - 1 || words.group(of: ids[index + 1]) != group
      return (isFirst ? "[" : " ") + text + (isLast ? "]" : "")
    }
  }
}
