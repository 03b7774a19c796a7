import SourceText
import YAMLSyntax

/// A dotted path from the root of a scenario to a key of the format.
struct FormatPath {
  enum Result {
    case found(FormatPath)
    case unknown(suggestion: String?)
    /// A list or mapping stands there.
    case notSingle(wanted: String)
  }

  /// The keys on the way; a key may itself hold dots, as `hinge.opening` of a device.
  var keys: [String]

  static func find(_ text: String, in pairs: [YAMLPair]) -> Result {
    let start = FormatKind.mapping(.scenario)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return walk(
      parts[...],
      at: start,
      in: YAMLNode(.mapping(pairs), span: SourceSpan(at: .start)),
      []
    )
  }

  private static func walk(
    _ rest: ArraySlice<String>,
    at kind: FormatKind,
    in node: YAMLNode?,
    _ keys: [String]
  ) -> Result {
    if rest.isEmpty {
      return kind.takesScalar
        ? .found(FormatPath(keys: keys)) : .notSingle(wanted: kind.wanted)
    }
    var nearest: String?
    for alternative in kind.alternatives {
      switch alternative {
      case .mapping(let name):
        let mapping = FormatTable.mapping(name)
        // The longest key first: `hinge.opening` is one key.
        for count in (1...rest.count).reversed() {
          let key = rest.prefix(count).joined(separator: ".")
          guard let known = mapping[key] else { continue }
          return walk(rest.dropFirst(count), at: known.kind, in: node?[key], keys + [key])
        }
        let known = mapping.keys.map(\.name)
        if let word = NearestWord.to(rest[rest.startIndex], among: known) {
          nearest = (keys + [word] + rest.dropFirst()).joined(separator: ".")
        } else if let word = NearestWord.to(rest.joined(separator: "."), among: known) {
          nearest = (keys + [word]).joined(separator: ".")
        }
      case .entries(let entries):
        return walkEntries(rest, entries, in: node, keys)
      case .text, .word, .boolean, .integer, .number, .duration, .date, .flag, .scalar, .nothing,
        .reference, .list, .variant, .anyOf:
        continue
      }
    }
    return .unknown(suggestion: nearest)
  }

  /// Screens must be there; flags, languages and ids may be new, and are judged where they are filled in.
  private static func walkEntries(
    _ rest: ArraySlice<String>,
    _ entries: FormatEntries,
    in node: YAMLNode?,
    _ keys: [String]
  ) -> Result {
    let present = node?.mapping?.map(\.key) ?? []
    for count in (1...rest.count).reversed() {
      let key = rest.prefix(count).joined(separator: ".")
      guard present.contains(key) else { continue }
      return walk(rest.dropFirst(count), at: entries.value, in: node?[key], keys + [key])
    }
    let first = rest[rest.startIndex]
    if case .mapping = entries.value {
      let word = NearestWord.to(first, among: present)
      return .unknown(
        suggestion: word.map { (keys + [$0] + rest.dropFirst()).joined(separator: ".") }
      )
    }
    // A flag's own name may hold dots; what takes a single value takes the rest as one name.
    if entries.value.takesScalar {
      return walk([], at: entries.value, in: nil, keys + [rest.joined(separator: ".")])
    }
    return walk(rest.dropFirst(), at: entries.value, in: nil, keys + [first])
  }

  /// The document with the value at this path, mappings on the way made where they are missing.
  func setting(_ value: YAMLNode, in pairs: [YAMLPair], keySpan: SourceSpan) -> [YAMLPair] {
    Self.setting(value, at: keys[...], in: pairs, keySpan)
  }

  private static func setting(
    _ value: YAMLNode,
    at keys: ArraySlice<String>,
    in pairs: [YAMLPair],
    _ keySpan: SourceSpan
  ) -> [YAMLPair] {
    guard let key = keys.first else { return pairs }
    var pairs = pairs
    let rest = keys.dropFirst()
    let original = FormatTable.screen[key]?.isAliasOf ?? key
    // Setting one spelling of a key replaces the other.
    pairs.removeAll { pair in
      pair.key != key
        && (pair.key == original || FormatTable.screen[pair.key]?.isAliasOf == original)
    }
    let index = pairs.firstIndex { $0.key == key }
    let old = index.map { pairs[$0].value }
    var new = value
    if !rest.isEmpty {
      var inner = old?.mapping ?? []
      // `device: iphone-duo` becomes a mapping when one of its numbers is varied.
      if key == "device", let name = old, name.mapping == nil {
        inner = [YAMLPair(key: "profile", keySpan: name.span, value: name)]
      }
      new = YAMLNode(
        .mapping(setting(value, at: rest, in: inner, keySpan)),
        span: old?.span ?? value.span
      )
    }
    if let index {
      pairs[index].value = new
    } else {
      pairs.append(YAMLPair(key: key, keySpan: keySpan, value: new))
    }
    return pairs
  }
}
