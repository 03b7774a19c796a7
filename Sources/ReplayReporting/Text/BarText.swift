import TimelineModel
import ToolbarModel

/// A horizontal bar drawn in characters, to scale where the frames are known.
struct BarText {
  private static let gap = 2

  let words: ItemWords
  let columns: Int

  /// One line as a rule; more when the bar holds more than fits.
  func lines(of ids: [ItemID], in entry: TimelineEntry) -> [String] {
    var cells = BarCell.cells(of: ids, in: entry, words)
    if cells.isEmpty { return ["(empty)"] }
    let window = entry.traits.window?.width
    for index in cells.indices where cells[index].isField {
      cells[index].text += " " + String(repeating: "_", count: fieldWidth(cells[index], window))
    }
    let isRightToLeft = entry.traits.direction == .rightToLeft
    if let window, window > 0, let line = drawn(cells, window: window) { return [line] }
    return wrapped(isRightToLeft ? cells.reversed() : cells)
  }

  private func fieldWidth(_ cell: BarCell, _ window: Length?) -> Int {
    guard let window, window > 0, let extent = cell.extent else { return 12 }
    let width = (extent.to - extent.from).hundredths * columns / window.hundredths
    return min(max(width - DisplayWidth.of(cell.text) - 3, 6), 40)
  }

  /// The cells at their places; nil when the frames are not known or the text does not fit in a line.
  private func drawn(_ cells: [BarCell], window: Length) -> String? {
    var placed: [(text: String, width: Int, middle: Int)] = []
    for cell in cells {
      guard let extent = cell.extent else { return nil }
      let middle = (extent.from + extent.to).hundredths * columns / (2 * window.hundredths)
      placed.append((cell.text, DisplayWidth.of(cell.text), middle))
    }
    // A stable order: cells with the same middle keep their reading order.
    let order = placed.indices.sorted { (placed[$0].middle, $0) < (placed[$1].middle, $1) }
    placed = order.map { placed[$0] }
    let needed = placed.reduce(0) { $0 + $1.width + BarText.gap } - BarText.gap
    guard needed <= columns else { return nil }

    var starts: [Int] = []
    var free = 0
    for cell in placed {
      let start = max(free, cell.middle - cell.width / 2)
      starts.append(start)
      free = start + cell.width + BarText.gap
    }
    var limit = columns
    for index in placed.indices.reversed() {
      starts[index] = min(starts[index], limit - placed[index].width)
      limit = starts[index] - BarText.gap
    }
    var line = ""
    var column = 0
    for (cell, start) in zip(placed, starts) {
      line += String(repeating: " ", count: max(0, start - column)) + cell.text
      column = max(column, start) + cell.width
    }
    return line
  }

  private func wrapped(_ cells: [BarCell]) -> [String] {
    TextLines.filled(cells.map(\.text), separator: "  ", columns: columns)
  }
}
