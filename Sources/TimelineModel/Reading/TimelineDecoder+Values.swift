import ToolbarModel
import YAMLSyntax

/// Single values: each gives nil and a message when the value is not what its key takes.
extension TimelineDecoder {
  mutating func text(
    _ key: some TimelineKeys,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) -> String? {
    guard tape.tokens[index].kind == .scalar, !tape.isNull(at: index) else {
      reportWrong(key, tape, index)
      return nil
    }
    return texts.text(tape, index)
  }

  mutating func id(_ key: some TimelineKeys, _ tape: borrowing YAMLTape, _ index: Int) -> ItemID? {
    guard let name = text(key, tape, index) else { return nil }
    guard !name.isEmpty else {
      reportWrong(key, tape, index)
      return nil
    }
    return ItemID(name)
  }

  mutating func boolean(
    _ key: some TimelineKeys,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) -> Bool? {
    if let value = tape.boolean(at: index) { return value }
    reportWrong(key, tape, index)
    return nil
  }

  mutating func integer(
    _ key: some TimelineKeys,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) -> Int? {
    if case .integer(let range) = key.declaration.shape,
      case .scaled(let thousandths) = tape.decimal(at: index, 3),
      thousandths.isMultiple(of: 1000), range.contains(thousandths / 1000)
    {
      return thousandths / 1000
    }
    reportWrong(key, tape, index)
    return nil
  }

  mutating func score(_ key: some TimelineKeys, _ tape: borrowing YAMLTape, _ index: Int) -> Score?
  {
    if case .scaled(let value) = tape.decimal(at: index, 4) { return Score(tenThousandths: value) }
    reportWrong(key, tape, index)
    return nil
  }

  mutating func length(
    _ key: some TimelineKeys,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) -> Length? {
    if let value = plainLength(tape, index), value >= .zero { return value }
    reportWrong(key, tape, index)
    return nil
  }

  /// A length in range, or nil without a message.
  func plainLength(_ tape: borrowing YAMLTape, _ index: Int) -> Length? {
    guard case .scaled(let value) = tape.decimal(at: index, 2),
      value.magnitude <= UInt(TimelineDecoder.mostPoints * 100)
    else { return nil }
    return Length(hundredths: value)
  }

  mutating func word<Word>(
    _ key: some TimelineKeys,
    _ table: WordTable<Word>,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) -> Word? {
    if let word = table.word(tape, index) { return word }
    reportWrong(key, tape, index)
    return nil
  }

  /// For words that come once in a header and need no table.
  mutating func word<Word: CaseIterable & RawRepresentable<String>>(
    _ key: some TimelineKeys,
    _ type: Word.Type,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) -> Word? {
    if tape.tokens[index].kind == .scalar, let word = Word(rawValue: tape.string(at: index)) {
      return word
    }
    reportWrong(key, tape, index)
    return nil
  }

  /// `[x, y, width, height]`, sides not negative.
  mutating func frame(
    _ name: @autoclosure () -> String,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) -> Frame? {
    if tape.tokens[index].kind == .sequence, tape.tokens[index].count == 5,
      let x = plainLength(tape, index + 1), let y = plainLength(tape, index + 2),
      let width = plainLength(tape, index + 3), width >= .zero,
      let height = plainLength(tape, index + 4), height >= .zero
    {
      return Frame(x: x, y: y, width: width, height: height)
    }
    reportWrongLengths(name(), 4, sidesFrom: 3, tape, index)
    return nil
  }

  /// Points at the one figure that is wrong, when the list has the right length.
  mutating func reportWrongLengths(
    _ name: String,
    _ count: Int,
    sidesFrom: Int,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) {
    var wrong = index
    if tape.tokens[index].kind == .sequence, tape.elementCount(of: index) == count {
      var position = index + 1
      for number in 1...count {
        let length = plainLength(tape, position)
        if length == nil || number >= sidesFrom && length.map({ $0 < .zero }) == true {
          wrong = position
          break
        }
        position = tape.end(of: position)
      }
    }
    reportWrong(name, .lengths(count), tape, wrong)
  }

  mutating func ids(
    _ name: @autoclosure () -> String,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) -> [ItemID]? {
    guard tape.tokens[index].kind == .sequence else {
      reportWrong(name(), .list(.id), tape, index)
      return nil
    }
    var ids: [ItemID] = []
    ids.reserveCapacity(Int(tape.tokens[index].count) - 1)
    var position = index + 1
    while position < tape.end(of: index) {
      guard tape.tokens[position].kind == .scalar, tape.tokens[position].textCount > 0 else {
        reportWrong(name(), .list(.id), tape, position)
        return nil
      }
      ids.append(ItemID(texts.text(tape, position)))
      position += 1
    }
    return ids
  }

  mutating func strings(
    _ key: some TimelineKeys,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) -> [String]? {
    ids(key.rawValue, tape, index)?.map(\.name)
  }

  mutating func priority(
    _ key: some TimelineKeys,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) -> VisibilityPriority? {
    switch tape.tokens[index].kind {
    case .scalar:
      switch tape.string(at: index) {
      case "low": return .low
      case "automatic": return .automatic
      case "high": return .high
      default: break
      }
    case .mapping where tape.elementCount(of: index) == 1:
      guard let relative = tables.priority.word(tape, index + 1) else { break }
      guard let base = priority(relative, tape, index + 2) else { return nil }
      return relative == .higherThan ? .higherThan(base) : .lowerThan(base)
    case .mapping, .sequence: break
    }
    reportWrong(key, tape, index)
    return nil
  }
}
