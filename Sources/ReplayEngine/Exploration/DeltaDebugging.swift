/// Shrinks a sequence that shows something to a shortest one that still shows it (ddmin, 1-minimal).
package enum DeltaDebugging {
  /// A subsequence of `whole` that `shows`, from which no single element can be taken.
  ///
  /// - Parameters:
  ///   - whole: must itself show it.
  ///   - attempts: how many candidates may be tried; the best so far is returned when they run out.
  ///   - shows: pure.
  package static func minimized<Element>(
    _ whole: [Element],
    attempts: Int = 10_000,
    shows: ([Element]) -> Bool
  ) -> [Element] {
    var current = whole
    var parts = 2
    var left = attempts
    while current.count >= 2, left > 0 {
      let size = (current.count + parts - 1) / parts
      var reduced: [Element]?
      for start in stride(from: 0, to: current.count, by: size) {
        let candidate = Array(current[..<start] + current[min(start + size, current.count)...])
        left -= 1
        if !candidate.isEmpty, shows(candidate) {
          reduced = candidate
          break
        }
        if left == 0 { break }
      }
      if let reduced {
        current = reduced
        parts = max(2, parts - 1)
      } else if size == 1 {
        break
      } else {
        parts = min(current.count, parts * 2)
      }
    }
    return current
  }
}
