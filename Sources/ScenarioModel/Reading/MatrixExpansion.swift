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
    if let key = FormatTable.scenario["matrix"] {
      checker.check(matrix.value, as: key.kind, "\"matrix\"")
    }
    var paths: [(pair: YAMLPair, path: FormatPath)] = []
    for pair in matrix.value.mapping ?? [] {
      switch FormatPath.find(pair.key, in: combinations[0].pairs) {
      case .found(let path): paths.append((pair, path))
      case .unknown(let suggestion):
        checker.error(
          pair.keySpan,
          "unknown path \"\(pair.key)\"; a path names keys of this format from the root on, joined by dots",
          suggestion: suggestion
        )
      case .notSingle(let wanted):
        checker.error(
          pair.keySpan,
          "\"\(pair.key)\" takes \(wanted); a matrix varies single words and numbers"
        )
      }
    }
    let count = paths.reduce(1) { min($0 * max(1, $1.pair.value.sequence?.count ?? 1), 1_000_000) }
    if count > Self.limit {
      checker.error(
        matrix.keySpan,
        "\"matrix\" has \(FormatKind.grouped(count)) combinations; at most "
          + "\(FormatKind.grouped(Self.limit)) are replayed"
      )
    }
    reportRepeated(paths.map(\.pair), &checker)
    diagnostics = checker.diagnostics
    guard diagnostics.isEmpty else { return }
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

  private func reportRepeated(_ pairs: [YAMLPair], _ checker: inout FormatChecker) {
    for pair in pairs {
      var seen: Set<String> = []
      for value in pair.value.sequence ?? [] {
        guard let text = value.scalar?.text, !seen.insert(text).inserted else { continue }
        checker.error(value.span, "\"\(pair.key)\" has the value \"\(text)\" twice")
      }
    }
  }
}
