/// A file pattern as shells know it: `*`, `?`, `[a-z]`, `**` for any folders, `{a,b}` for a choice.
///
/// `Scenarios/**/fold-*.yaml` matches in `Scenarios` itself too. Names that start with a dot are
/// matched by a pattern that writes the dot only.
package struct GlobPattern: Hashable, Sendable {
  /// One pattern per choice of the braces, each a list of path components.
  private let choices: [[[Character]]]

  /// - Parameter text: A pattern with at most 64 choices; further ones are taken literally.
  package init(_ text: String) {
    choices = Self.expanded(text).prefix(64).map {
      $0.split(separator: "/", omittingEmptySubsequences: true).map(Array.init)
    }
  }

  /// Whether a path argument is a pattern at all.
  package static func isPattern(_ text: String) -> Bool {
    text.contains { "*?[{".contains($0) }
  }

  /// The folders that stand before the first component with a wildcard.
  package static func fixedFolders(of text: String) -> String {
    var fixed: [Substring] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      if isPattern(String(part)) { break }
      fixed.append(part)
    }
    let folder = fixed.joined(separator: "/")
    return folder.isEmpty ? (text.hasPrefix("/") ? "/" : ".") : folder
  }

  package func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(Array.init)
    return choices.contains { Self.matches($0[...], parts[...]) }
  }

  private static func matches(
    _ pattern: ArraySlice<[Character]>,
    _ parts: ArraySlice<[Character]>
  ) -> Bool {
    // One row a pattern component: which parts may stand next. Quadratic at worst, never exponential.
    var reachable = Set([parts.startIndex])
    for component in pattern {
      var next: Set<Int> = []
      if component == ["*", "*"] {
        guard let first = reachable.min() else { return false }
        var index = first
        next.insert(index)
        while index < parts.endIndex, parts[index].first != "." {
          index += 1
          next.insert(index)
        }
      } else {
        for index in reachable where index < parts.endIndex && matches(component, parts[index]) {
          next.insert(index + 1)
        }
      }
      reachable = next
    }
    return reachable.contains(parts.endIndex)
  }

  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    if name.first == ".", pattern.first != "." { return false }
    var (p, n) = (0, 0)
    var retry: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        retry = (p, n)
        p += 1
      } else if let width = width(of: pattern, at: p, matching: name[n]) {
        p += width
        n += 1
      } else if let (star, from) = retry {
        retry = (star, from + 1)
        (p, n) = (star + 1, from + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }

  /// How many characters of the pattern take this one of the name; nil when they do not.
  private static func width(of pattern: [Character], at p: Int, matching name: Character) -> Int? {
    guard p < pattern.count else { return nil }
    if pattern[p] == "?" { return 1 }
    guard pattern[p] == "[", let end = pattern[(p + 1)...].dropFirst().firstIndex(of: "]") else {
      return pattern[p] == name ? 1 : nil
    }
    var set = pattern[(p + 1)..<end]
    let isNegated = set.first == "!" || set.first == "^"
    if isNegated { set = set.dropFirst() }
    var isIn = false
    var index = set.startIndex
    while index < set.endIndex {
      if index + 2 < set.endIndex, set[index + 1] == "-" {
        isIn = isIn || (set[index] <= name && name <= set[index + 2])
        index += 3
      } else {
        isIn = isIn || set[index] == name
        index += 1
      }
    }
    return isIn != isNegated ? end - p + 1 : nil
  }

  private static func expanded(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{") else { return [text] }
    var depth = 0
    var choices = [""]
    var index = open
    while index < text.endIndex {
      let character = text[index]
      switch character {
      case "{":
        if depth > 0 { choices[choices.count - 1].append(character) }
        depth += 1
      case "}" where depth == 1:
        let rest = expanded(String(text[text.index(after: index)...]))
        return choices.flatMap { expanded(String(text[..<open]) + $0) }
          .flatMap { head in rest.map { head + $0 } }
      case "}":
        depth -= 1
        choices[choices.count - 1].append(character)
      case "," where depth == 1: choices.append("")
      default: choices[choices.count - 1].append(character)
      }
      index = text.index(after: index)
    }
    // A brace that is never closed stands for itself.
    return [text]
  }
}
