import SourceText
import YAMLSyntax

/// The combinations of a scenario's matrix, each with its values filled into the document.
struct MatrixExpansion {
  struct Combination {
    /// The scenario's keys without `matrix`.
    var pairs: [YAMLPair]
    var choice: [MatrixValue]
  }

  /// As many timelines as a person may want of one file.
  static let limit = 1_000

  /// In order, the last path varying fastest; the plain document when there is no usable matrix.
  private(set) var combinations: [Combination]
  private(set) var diagnostics: [Diagnostic] = []

  init(of pairs: [YAMLPair], in file: SourceFile) {
    combinations = [Combination(pairs: pairs.filter { $0.key != "matrix" }, choice: [])]
    guard let matrix = pairs.first(where: { $0.key == "matrix" }) else { return }
    var checker = FormatChecker(file: file)
    var paths: [(pair: YAMLPair, path: FormatPath)] = []
    if let kind = FormatTable.scenario["matrix"]?.kind {
      checker.check(matrix.value, as: kind, "\"matrix\"")
    }
    for pair in matrix.value.mapping ?? [] {
      guard let path = path(of: pair, &checker), isUsable(pair, &checker) else { continue }
      paths.append((pair, path))
    }
    let count = paths.reduce(1) { min($0 * ($1.pair.value.sequence?.count ?? 1), 1_000_000) }
    if count > Self.limit {
      checker.error(
        matrix.keySpan,
        "\"matrix\" has \(FormatKind.grouped(count)) combinations; at most "
          + "\(FormatKind.grouped(Self.limit)) are replayed"
      )
    }
    diagnostics = checker.diagnostics
    guard count <= Self.limit else { return }
    // Also with mistakes in some paths, so that those in the values of the others are found.
    for (pair, path) in paths {
      combinations = combinations.flatMap { combination in
        (pair.value.sequence ?? []).map { value in
          Combination(
            pairs: path.setting(value, in: combination.pairs, keySpan: pair.keySpan),
            choice: combination.choice + [
              MatrixValue(path: pair.key, value: value.scalar?.text ?? "")
            ]
          )
        }
      }
    }
  }

  private func path(of pair: YAMLPair, _ checker: inout FormatChecker) -> FormatPath? {
    switch FormatPath.find(pair.key, in: combinations[0].pairs) {
    case .found(let path): return path
    case .unknown(let suggestion):
      checker.error(
        pair.keySpan,
        "unknown path \"\(pair.key)\"; a path names keys of this format from the root on, "
          + "joined by dots",
        suggestion: suggestion
      )
    case .notSingle(let wanted):
      checker.error(
        pair.keySpan,
        "\"\(pair.key)\" takes \(wanted); a matrix varies single words and numbers"
      )
    }
    return nil
  }

  /// Whether the values are a list of single words and numbers, each once.
  private func isUsable(_ pair: YAMLPair, _ checker: inout FormatChecker) -> Bool {
    guard let values = pair.value.sequence, !values.isEmpty else { return false }
    var seen: Set<String> = []
    for value in values {
      guard let scalar = value.scalar, !scalar.isNull else { return false }
      if case .float(let number) = scalar.value, !number.isFinite { return false }
      if !seen.insert(scalar.text).inserted {
        checker.error(value.span, "\"\(pair.key)\" has the value \"\(scalar.text)\" twice")
      }
    }
    return true
  }
}
