import YAMLSyntax

/// Finds the word of a closed vocabulary that a scalar is, without making a text of it.
struct WordTable<Word: CaseIterable & RawRepresentable<String>> {
  private let words: [Word]
  private let texts: [[UInt8]]
  private let hashes: [UInt32]

  init(_ type: Word.Type = Word.self) {
    words = Array(Word.allCases)
    texts = words.map { Array($0.rawValue.utf8) }
    hashes = words.map { TapeHash($0.rawValue).value }
  }

  /// Nil for other words; quotes make no difference.
  func word(_ tape: borrowing YAMLTape, _ index: Int) -> Word? {
    guard tape.tokens[index].kind == .scalar else { return nil }
    let hash = tape.tokens[index].hash
    for position in hashes.indices
    where hashes[position] == hash && tape.matches(index, texts[position], hash: hash) {
      return words[position]
    }
    return nil
  }
}
