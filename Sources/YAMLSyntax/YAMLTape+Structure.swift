extension YAMLTape {
  /// The text of a scalar.
  package func string(at index: Int) -> String {
    let token = tokens[index]
    let start = Int(token.textStart)
    return String(decoding: text[start..<(start + Int(token.textCount))], as: UTF8.self)
  }

  /// The token after the value at `index`.
  package func end(of index: Int) -> Int { index + Int(tokens[index].count) }

  /// The value whose tokens begin at `index` is whole.
  mutating func close(_ index: Int, at place: YAMLPlace) {
    tokens[index].count = UInt32(tokens.count - index)
    tokens[index].place.endLine = place.endLine
    tokens[index].place.endColumn = place.endColumn
  }

  /// Lists and mappings inside each other; zero for a scalar.
  func height(at index: Int) -> Int {
    var ends: [Int] = []
    var height = 0
    for position in index..<end(of: index) where tokens[position].kind != .scalar {
      while let last = ends.last, last <= position { ends.removeLast() }
      ends.append(end(of: position))
      height = max(height, ends.count)
    }
    return height
  }

  /// The keys of a mapping that are scalars.
  func collectKeys(of mapping: Int, into keys: inout [Int]) {
    var position = mapping + 1
    let last = end(of: mapping)
    while position < last {
      if tokens[position].kind == .scalar { keys.append(position) }
      let value = end(of: position)
      position = end(of: value)
    }
  }

  /// Each key that an earlier one repeats, with the first of its text.
  func pairsGivenTwice(among keys: [Int]) -> [(first: Int, second: Int)] {
    guard keys.count > 1 else { return [] }
    // Pairwise is fastest for few keys; a set, with a hash nobody can foresee, for many.
    if keys.count > 16 { return pairsGivenTwiceAmongMany(keys) }
    var pairs: [(first: Int, second: Int)] = []
    for later in 1..<keys.count {
      for earlier in 0..<later where haveSameText(keys[earlier], keys[later]) {
        pairs.append((keys[earlier], keys[later]))
        break
      }
    }
    return pairs
  }

  private func pairsGivenTwiceAmongMany(_ keys: [Int]) -> [(first: Int, second: Int)] {
    var seen: [ArraySlice<UInt8>: Int] = [:]
    seen.reserveCapacity(keys.count)
    var pairs: [(first: Int, second: Int)] = []
    for key in keys {
      let start = Int(tokens[key].textStart)
      let bytes = text[start..<(start + Int(tokens[key].textCount))]
      if let first = seen[bytes] { pairs.append((first, key)) } else { seen[bytes] = key }
    }
    return pairs
  }

  private func haveSameText(_ a: Int, _ b: Int) -> Bool {
    guard tokens[a].hash == tokens[b].hash, tokens[a].textCount == tokens[b].textCount
    else { return false }
    let (startA, startB) = (Int(tokens[a].textStart), Int(tokens[b].textStart))
    for offset in 0..<Int(tokens[a].textCount)
    where text[startA + offset] != text[startB + offset] {
      return false
    }
    return true
  }
}

extension YAMLTape {
  /// Whether the scalar at `index` is this text; `hash` is the text's.
  package func matches(_ index: Int, _ bytes: [UInt8], hash: UInt32) -> Bool {
    let token = tokens[index]
    guard token.hash == hash, Int(token.textCount) == bytes.count else { return false }
    let start = Int(token.textStart)
    for offset in bytes.indices where text[start + offset] != bytes[offset] { return false }
    return true
  }

  /// How many elements a list has, or pairs a mapping.
  package func elementCount(of index: Int) -> Int {
    var count = 0
    var position = index + 1
    while position < end(of: index) {
      position = end(of: position)
      count += 1
    }
    return tokens[index].kind == .mapping ? count / 2 : count
  }

  /// What the value is, for messages: `a list of 3`, `the number 12`, `the word “left”`.
  package func kindText(at index: Int) -> String {
    switch tokens[index].kind {
    case .sequence: "a list of \(elementCount(of: index))"
    case .mapping: "a mapping"
    case .scalar: YAMLScalar(text: string(at: index), isPlain: tokens[index].isPlain).kindText
    }
  }
}
