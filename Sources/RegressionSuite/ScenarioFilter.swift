package import ScenarioModel

/// Which scenarios of those found are run.
package struct ScenarioFilter: Hashable, Sendable {
  /// At least one of them, when any is given.
  package var tags: [String]
  /// None of them.
  package var excludedTags: [String]
  /// A pattern for the path, or a part of the path or name, upper or lower case; nil takes all.
  package var text: String?

  /// - Parameter tags: As on the command line; one that starts with `!` is excluded.
  package init(tags: [String] = [], text: String? = nil) {
    self.tags = tags.filter { !$0.hasPrefix("!") }
    self.excludedTags = tags.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
    self.text = text
  }

  package var takesAll: Bool { tags.isEmpty && excludedTags.isEmpty && text == nil }

  package func takes(_ scenario: Scenario) -> Bool {
    guard tags.isEmpty || tags.contains(where: scenario.tags.contains) else { return false }
    guard !excludedTags.contains(where: scenario.tags.contains) else { return false }
    return text == nil || takes(path: scenario.path) || takes(name: scenario.name)
  }

  /// For files that cannot be read as scenarios: only their path is known.
  package func takes(path: String) -> Bool {
    guard let text else { return true }
    if GlobPattern.isPattern(text) {
      return GlobPattern(text).matches(path) || GlobPattern("**/\(text)").matches(path)
    }
    return takes(name: path)
  }

  private func takes(name: String) -> Bool {
    guard let text else { return true }
    return name.lowercased().contains(text.lowercased())
  }
}
