import TimelineModel
import ToolbarModel

/// Where every item is over time: `[entry, place, x, y, width, height, face, text, flags, opacity, badge, reason]`.
///
/// A place is the number of a bar, 9 for dropped, -1 for nowhere; in the menu `x` is the row. What is left out at the
/// end is as usual.
struct PageItemTracks {
  private(set) var ids: [ItemID] = []
  private var numbers: [ItemID: Int] = [:]
  private var changes: [PageChanges] = []

  /// Gives items their numbers in this order.
  mutating func declare(_ ids: [ItemID]) {
    for id in ids { _ = number(of: id) }
  }

  mutating func number(of id: ItemID) -> Int {
    if let number = numbers[id] { return number }
    numbers[id] = ids.count
    ids.append(id)
    changes.append(PageChanges())
    return ids.count - 1
  }

  mutating func add(
    _ scene: DeviceScene,
    entry: TimelineEntry,
    at index: Int,
    labels: ItemLabels,
    texts: inout TextTable
  ) {
    var reasons: [ItemID: Int] = [:]
    if let decisions = entry.detail?.layout.decisions {
      for decision in decisions {
        reasons[decision.id] = texts.number(of: DecisionWords.text(decision, labels: labels))
      }
    }
    var facts: [Int: String] = [:]
    for item in scene.items {
      let number = number(of: item.id)
      if facts[number] == nil {
        facts[number] = fact(item, reason: reasons[item.id], texts: &texts)
      }
    }
    var row = 0
    for id in scene.menu ?? [] where id != .divider {
      let number = number(of: id)
      if facts[number] == nil {
        facts[number] = "8,\(row),0,0,0" + (reasons[id].map { ",0,0,0,100,-1,\($0)" } ?? "")
      }
      row += 1
    }
    for item in scene.dropped {
      let number = number(of: item.id)
      let tail = reasons[item.id].map { ",0,100,-1,\($0)" } ?? ""
      if facts[number] == nil {
        facts[number] = "9,0,0,0,0,0,\(texts.number(of: item.reason))" + tail
      }
    }
    for number in ids.indices { changes[number].add(facts[number] ?? "-1", at: index) }
  }

  private func fact(_ item: SceneItem, reason: Int?, texts: inout TextTable) -> String {
    let place = Bar.allCases.firstIndex(of: item.bar) ?? 0
    let flags = (item.isEnabled ? 0 : 1) + (item.isFocused ? 2 : 0) + (item.isProminent ? 4 : 0)
    let (face, words) = Self.face(item)
    var values = [
      face, texts.number(of: words), flags, item.opacity,
      item.badge.map { texts.number(of: $0) } ?? -1,
    ]
    if let reason {
      values.append(reason)
    } else if item.badge == nil {
      values.removeLast()
      if item.opacity == 100 {
        values.removeLast()
        if flags == 0 { values.removeLast() }
      }
    }
    return "\(place),\(item.frame.json)," + values.map(String.init).joined(separator: ",")
  }

  /// The number of the face and its words, cut to the control.
  private static func face(_ item: SceneItem) -> (Int, String) {
    let room = item.frame.width.points
    func cut(_ words: String, less: Double) -> String {
      TextRuler.fitted(words, into: room - less, size: 15)
    }
    switch item.face {
    case .glyph: return (0, "")
    case .glyphAndText(_, let words):
      let short = cut(words, less: 46)
      return short == words || short.count > 3 ? (1, short) : (0, "")
    case .text(let words): return (2, TextRuler.abbreviated(words, into: room - 6, size: 15))
    case .field(let words): return (3, cut(words, less: 50))
    case .title(let words):
      // The page centres a title on its frame.
      let middle = item.frame.midX
      let half = min(middle - item.room.lowerBound, item.room.upperBound - middle)
      return (4, TextRuler.fitted(words, into: half.points * 2 - 8, size: 15))
    }
  }

  func write(into out: inout String, labels: ItemLabels) {
    out += "\"items\":["
    for (number, id) in ids.enumerated() {
      if number > 0 { out += "," }
      let name = labels.name(of: id)
      out += "{\"id\":" + quoted(id.name) + ",\"name\":" + quoted(name)
      out += ",\"row\":" + quoted(TextRuler.fitted(name, into: 178, size: 15))
      out += ",\"glyph\":\"\(labels.glyph(of: id)?.id ?? "")\",\"about\":["
      out += about(id, labels: labels).map { "[\(quoted($0.0)),\(quoted($0.1))]" }.joined(
        separator: ","
      )
      out += "],\"changes\":" + changes[number].json + "}"
    }
    out += "]"
  }

  private func quoted(_ text: String) -> String { MarkupText.quotedJSON(MarkupText.visible(text)) }

  /// What the header says of an item.
  private func about(_ id: ItemID, labels: ItemLabels) -> [(String, String)] {
    guard let item = labels.item(id) else {
      return [("id", id.name), ("from", id.isSystem ? "the system" : "the timeline only")]
    }
    let facts: [(String, String?)] = [
      ("id", id.name), ("symbol", item.symbol), ("placement", item.placement?.rawValue),
      ("priority", item.priority.map { "\($0)" }), ("group", item.group?.name),
      ("axis", item.axis?.rawValue),
      ("role", item.role?.rawValue), ("only when", item.when),
      ("screens", item.screens?.joined(separator: ", ")),
      ("overflow", item.isPermanent ? "always in the menu" : nil),
    ]
    return facts.compactMap { fact in fact.1.map { (fact.0, $0) } }
  }
}
