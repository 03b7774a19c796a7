import ToolbarModel

extension FormatKind {
  /// What would be right, for messages: `a duration such as 250ms or 1.2s`.
  var wanted: String {
    switch self {
    case .text(.any): "text"
    case .text(.some): "text"
    case .text(.line): "one line of text"
    case .text(.name): "a name"
    case .word(let vocabulary):
      vocabulary.words.count > 6 ? vocabulary.noun : Self.quotedList(vocabulary.words)
    case .boolean: "true or false"
    case .integer(let range):
      "a whole number from \(Self.grouped(range.lowerBound)) to \(Self.grouped(range.upperBound))"
    case .number(let range): range.wanted
    case .duration: "a duration such as 250ms or 1.2s"
    case .date: "a date in quotes such as \"2027-06-01\""
    case .flag: "true, false, a number or text"
    case .scalar: "a word or a number"
    case .nothing: "nothing"
    case .reference(.newItem), .reference(.declaredItem), .reference(.item),
      .reference(.listedItem):
      "an id"
    case .reference(.findingItem): "an id or a bar"
    case .reference(.newTab), .reference(.tab): "the name of a tab"
    case .reference(.screen): "the name of a screen"
    case .list(let list):
      if list.count.upperBound == Int.max {
        "a list such as \(list.example)"
      } else {
        "\(list.count.lowerBound) figures, \(list.example)"
      }
    case .mapping(let name): "a mapping such as \(FormatTable.mapping(name).example)"
    case .variant(let variants):
      "a mapping such as \(FormatTable.mapping(variants.mappings[0]).example)"
    case .entries(let entries): "a mapping such as \(entries.example)"
    case .anyOf(let kinds):
      Self.list(kinds.filter { $0 != .nothing }.map(\.wanted))
    }
  }

  static func quotedList(_ words: [String]) -> String { list(words.map { "\"\($0)\"" }) }

  /// `a, b or c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// `10,000`.
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var out = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { out += "," }
      out.append(digit)
    }
    return (number < 0 ? "-" : "") + out
  }
}

extension FormatRange {
  /// `a side from 1 to 10,000`.
  var wanted: String {
    let low = FormatKind.grouped(limits.lowerBound.hundredths / 100)
    let high = FormatKind.grouped(limits.upperBound.hundredths / 100)
    return "\(noun) from \(low) to \(high)"
  }
}
