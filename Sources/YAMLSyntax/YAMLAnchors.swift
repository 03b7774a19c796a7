/// The anchored values of a document, kept for the aliases to come.
struct YAMLAnchors {
  struct Anchor {
    /// Where the value begins in the store.
    var token: Int
    /// Tokens of the value.
    var count: Int
    /// Lists and mappings inside each other; zero for a scalar.
    var height: Int
  }

  private var store = YAMLTape()
  private var byName: [String: Anchor] = [:]
  /// In order of definition, for suggestions.
  private(set) var names: [String] = []

  subscript(name: String) -> Anchor? { byName[name] }

  func kind(of anchor: Anchor) -> YAMLTape.Kind { store.tokens[anchor.token].kind }

  func append(_ anchor: Anchor, to tape: inout YAMLTape) { tape.append(store, at: anchor.token) }

  /// Keeps the value at `token`; an anchor defined again names the later value from then on.
  mutating func define(
    _ name: String,
    _ tape: borrowing YAMLTape,
    at token: Int,
    limit: Int
  ) -> Bool {
    let count = Int(tape.tokens[token].count)
    guard store.tokens.count + count <= limit else { return false }
    let anchor = Anchor(
      token: store.tokens.count,
      count: count,
      height: tape.height(at: token)
    )
    store.append(tape, at: token)
    if byName.updateValue(anchor, forKey: name) == nil { names.append(name) }
    return true
  }
}
