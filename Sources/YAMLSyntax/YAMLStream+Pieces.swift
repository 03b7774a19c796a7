package import SourceText

/// Reading a document piece by piece: a mapping at the top, and lists in it element by element.
extension YAMLStream {
  /// Enters the mapping that is the document; false when it is something else, which is then on the tape.
  package mutating func enterDocument() throws(DiagnosticsError) -> Bool {
    let first = try beginDocument()
    guard first.kind == .mappingStart else {
      try load(first)
      return false
    }
    outerDepth = 1
    return true
  }

  /// Reads the next key of the entered mapping; false at its end, which is checked to be the end of the document.
  package mutating func nextKey() throws(DiagnosticsError) -> Bool {
    while true {
      let event = try next()
      if event.kind == .mappingEnd {
        outerDepth = 0
        try endDocument()
        return false
      }
      try load(event)
      keyPlace = tape.tokens[0].place
      guard tape.tokens[0].kind == .scalar else {
        try report(keyPlace, "a list or mapping cannot be a key; keys are words")
        try loadValue()
        continue
      }
      key = tape.string(at: 0)
      if let first = enteredKeys[key] {
        try report(
          keyPlace,
          "the key “\(key)” is given twice; the first is at \(first.span.start)"
        )
        try loadValue()
        continue
      }
      enteredKeys[key] = keyPlace
      return true
    }
  }

  /// Reads the value of the key, or the next element of a list, whole into the tape.
  package mutating func loadValue() throws(DiagnosticsError) {
    try load(next())
  }

  /// Enters the list that is the value of the key; false when it is something else, which is then on the tape.
  package mutating func enterList() throws(DiagnosticsError) -> Bool {
    let event = try next()
    guard event.kind == .sequenceStart else {
      try load(event)
      return false
    }
    outerDepth += 1
    return true
  }

  /// Reads the next element of the entered list into the tape; false at its end.
  package mutating func nextElement() throws(DiagnosticsError) -> Bool {
    let event = try next()
    if event.kind == .sequenceEnd {
      outerDepth -= 1
      return false
    }
    try load(event)
    return true
  }
}
