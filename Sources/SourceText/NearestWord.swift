/// Finds the valid word that a misspelt one was probably meant to be.
package enum NearestWord {
  /// The closest of `words` to `typed`, or nil when none is near enough to help.
  ///
  /// Near means an edit distance (insertion, deletion, replacement, swap of neighbours; case costs
  /// nothing) of at most a third of the longer word, and at least one. Ties go to the earlier word.
  package static func to(_ typed: String, among words: some Sequence<String>) -> String? {
    let target = Array(typed.lowercased().unicodeScalars)
    guard !target.isEmpty, target.count <= 80 else { return nil }
    var best: (word: String, distance: Int)?
    for word in words {
      let candidate = Array(word.lowercased().unicodeScalars)
      let limit = max(1, max(candidate.count, target.count) / 3)
      guard abs(candidate.count - target.count) <= limit else { continue }
      let distance = editDistance(target, candidate)
      guard distance <= limit else { continue }
      if let found = best, found.distance <= distance { continue }
      best = (word, distance)
    }
    return best?.word
  }

  /// The optimal string alignment distance of two words.
  static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
