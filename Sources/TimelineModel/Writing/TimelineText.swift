import ToolbarModel

/// A text that grows by keys and flow values; the one place that knows commas, brackets and quotes.
struct TimelineText {
  private(set) var text = ""

  mutating func append(_ piece: String) { text += piece }

  /// A line `key: value` at an indentation that is part of `key`.
  mutating func line(_ key: String, _ value: String) {
    text += key
    text += ": "
    text += value
    text += "\n"
  }

  mutating func removeAll() { text.removeAll(keepingCapacity: true) }
}

/// Values of the model as flow text.
enum FlowValue {
  static func list(_ values: some Sequence<String>) -> String {
    "[" + values.joined(separator: ", ") + "]"
  }

  static func map(_ pairs: some Sequence<(key: String, value: String)>) -> String {
    "{" + pairs.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
  }

  static func ids(_ ids: [ItemID]) -> String { list(ids.map { id($0) }) }

  static func id(_ id: ItemID) -> String { FlowText.scalar(id.name) }

  static func frame(_ frame: Frame) -> String {
    "[\(frame.x), \(frame.y), \(frame.width), \(frame.height)]"
  }

  static func size(_ size: Size) -> String { "[\(size.width), \(size.height)]" }

  static func insets(_ insets: EdgeInsets) -> String {
    "[\(insets.top), \(insets.left), \(insets.bottom), \(insets.right)]"
  }

  static func flags(_ flags: Flags) -> String {
    map(flags.pairs.map { (key: FlowText.scalar($0.name), value: FlowText.flag($0.value)) })
  }

  /// A badge that is a count is written as one.
  static func badge(_ badge: String) -> String {
    let isCount =
      !badge.isEmpty && badge.utf8.count < 16 && badge.utf8.allSatisfy { (48...57).contains($0) }
    return isCount ? badge : FlowText.scalar(badge)
  }
}
