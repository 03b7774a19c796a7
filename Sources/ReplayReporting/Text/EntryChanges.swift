import TimelineModel
import ToolbarModel

/// What happened to the items between two entries, in words: the short part of an entry's block.
struct EntryChanges {
  struct Line: Equatable {
    var label: String
    var text: String
  }

  let words: ItemWords

  func lines(from before: TimelineEntry, to now: TimelineEntry) -> [Line] {
    var moves: [Move] = []
    var seen: Set<ItemID> = []
    for row in now.bars.rows + before.bars.rows {
      for id in row.ids where id != .divider && seen.insert(id).inserted {
        let from = before.bars.bar(of: id)
        let to = now.bars.bar(of: id)
        if from != to { moves.append(Move(id: id, from: from, to: to)) }
      }
    }
    return lines(of: moves, in: now) + reordered(before, now) + forms(before, now)
      + back(before, now) + shifted(before, now)
  }

  private struct Move {
    var id: ItemID
    var from: Bar?
    var to: Bar?
  }

  private func lines(of moves: [Move], in now: TimelineEntry) -> [Line] {
    var lines: [Line] = []
    let left = moves.filter { $0.from != nil && $0.from != .overflow && $0.to == .overflow }
    if !left.isEmpty {
      lines.append(Line(label: "left the bar", text: "\(names(left)) → overflow"))
    }
    for move in moves where move.from != nil && move.to == nil {
      lines.append(Line(label: "gone", text: words.name(of: move.id) + why(move.id, now)))
    }
    let returned = moves.filter { $0.from == .overflow && $0.to != nil }
    lines += grouped(returned).map { group in
      Line(label: "came back", text: "\(names(group)) → \(bar(group.first?.to))")
    }
    let moved = moves.filter {
      $0.from != nil && $0.from != .overflow && $0.to != nil && $0.to != .overflow
    }
    lines += grouped(moved).map { group in
      Line(
        label: "moved",
        text: "\(names(group)): \(bar(group.first?.from)) → \(bar(group.first?.to))"
      )
    }
    let appeared = moves.filter { $0.from == nil && $0.to != nil }
    lines += grouped(appeared).map { group in
      Line(label: "appeared", text: "\(names(group)) → \(bar(group.first?.to))")
    }
    return merged(lines)
  }

  /// Lines about one item each that end in the same reason become one.
  private func merged(_ lines: [Line]) -> [Line] {
    var result: [Line] = []
    for line in lines {
      guard line.label == "gone", let last = result.last, last.label == "gone",
        let reason = line.text.place(of: " ("), let other = last.text.place(of: " ("),
        line.text[reason...] == last.text[other...]
      else {
        result.append(line)
        continue
      }
      result[result.count - 1].text = last.text[..<other] + ", " + line.text
    }
    return result
  }

  /// Moves with the same two bars together, in the order of their first item.
  private func grouped(_ moves: [Move]) -> [[Move]] {
    var groups: [[Move]] = []
    for move in moves {
      if let index = groups.firstIndex(where: {
        $0.first?.from == move.from && $0.first?.to == move.to
      }) {
        groups[index].append(move)
      } else {
        groups.append([move])
      }
    }
    return groups
  }

  private func why(_ id: ItemID, _ now: TimelineEntry) -> String {
    if let reason = now.dropped[id] { return " (\(TextSafety.escaped(reason)))" }
    if let owner = now.detail?.layout.concealed.first(where: { $0.id == id })?.behind {
      return " (behind \(words.name(of: owner)))"
    }
    return ""
  }

  private func reordered(_ before: TimelineEntry, _ now: TimelineEntry) -> [Line] {
    now.bars.rows.compactMap { row in
      guard row.bar != .overflow, let old = before.bars[row.bar] else { return nil }
      let kept = row.ids.filter(old.contains)
      guard kept != old.filter(row.ids.contains) else { return nil }
      return Line(label: "reordered", text: "\(row.bar.rawValue): \(words.names(of: kept))")
    }
  }

  private func forms(_ before: TimelineEntry, _ now: TimelineEntry) -> [Line] {
    var changed: [String] = []
    for row in now.bars.rows where row.bar != .overflow {
      for id in row.ids where before.bars.bar(of: id) == row.bar {
        if let form = now.forms[id], let old = before.forms[id], old != form {
          changed.append("\(words.name(of: id)): \(old.rawValue) → \(form.rawValue)")
        }
      }
    }
    return changed.isEmpty
      ? [] : [Line(label: "changed form", text: changed.joined(separator: ", "))]
  }

  private func back(_ before: TimelineEntry, _ now: TimelineEntry) -> [Line] {
    guard let old = before.detail?.layout, let new = now.detail?.layout,
      old.backTitle != new.backTitle, before.bars.bar(of: .back) != nil,
      now.bars.bar(of: .back) != nil
    else { return [] }
    let shown = { (title: String?) in
      (title ?? "").isEmpty ? "no title" : "“\(TextSafety.isolated(title ?? ""))”"
    }
    return [Line(label: "Back shows", text: "\(shown(old.backTitle)) → \(shown(new.backTitle))")]
  }

  /// Items that stay in their bar of the same window but stand elsewhere.
  private func shifted(_ before: TimelineEntry, _ now: TimelineEntry) -> [Line] {
    guard before.traits.window == now.traits.window, !now.isSample else { return [] }
    var groups: [(x: Length, y: Length, ids: [ItemID])] = []
    for row in now.bars.rows where row.bar != .overflow {
      for id in row.ids where before.bars.bar(of: id) == row.bar {
        guard let old = before.frames[id], let new = now.frames[id] else { continue }
        let (x, y) = (new.midX - old.midX, new.midY - old.midY)
        if x == .zero, y == .zero { continue }
        if let index = groups.firstIndex(where: { $0.x == x && $0.y == y }) {
          groups[index].ids.append(id)
        } else {
          groups.append((x, y, [id]))
        }
      }
    }
    if groups.isEmpty { return [] }
    let texts = groups.map { "\(words.names(of: $0.ids)) \(by($0.x, $0.y))" }
    return [Line(label: "shifted", text: texts.joined(separator: " · "))]
  }

  private func by(_ x: Length, _ y: Length) -> String {
    let horizontal = x == .zero ? nil : x > 0 ? "→ \(x)" : "← \(-x)"
    let vertical = y == .zero ? nil : y > 0 ? "↓ \(y)" : "↑ \(-y)"
    return [horizontal, vertical].compactMap(\.self).joined(separator: " ")
  }

  private func names(_ moves: [Move]) -> String { words.names(of: moves.map(\.id)) }
  private func bar(_ bar: Bar?) -> String { bar?.rawValue ?? "nowhere" }
}

extension String {
  /// The first place of a text; the standard library has none without Foundation.
  fileprivate func place(of needle: String) -> String.Index? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(needle) { return start }
      start = index(after: start)
    }
    return nil
  }
}
