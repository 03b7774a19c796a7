import ToolbarModel

/// Changes of a situation, one after the other: where they lead, what they cost and what they show.
///
/// A class only so that the many moves that share one hand it on at the cost of one reference; it never changes.
final class Passage: Sendable {
  let situation: Situation
  /// The situation's own, beside it so that whoever needs no more need not look there.
  let situationNumber: Int
  /// The number of what was seen at the last rest; excess is counted from there.
  let rest: Int
  let elapsed: ReplayDuration
  /// What it costs, one figure a metric; empty while all are zero.
  let scores: [Int]
  let failures: [ExpectationFailure]
  let steps: [SituationStep]

  private init(
    to situation: Situation,
    rest: Int,
    elapsed: ReplayDuration,
    scores: [Int],
    failures: [ExpectationFailure],
    steps: [SituationStep]
  ) {
    self.situation = situation
    situationNumber = situation.number
    self.rest = rest
    self.elapsed = elapsed
    self.scores = scores
    self.failures = failures
    self.steps = steps
  }

  /// One that has not gone anywhere.
  convenience init(from situation: Situation, rest: Int) {
    self.init(to: situation, rest: rest, elapsed: .zero, scores: [], failures: [], steps: [])
  }

  /// Whether it differs from one that only begins where this one ends.
  var hasGone: Bool { !steps.isEmpty || !failures.isEmpty }

  /// - Parameter distances: of two looks, in every metric.
  func appending(_ step: SituationStep, distances: (Int, Int) -> [Int]) -> Passage {
    var scores = scores
    scores.add(step.path, sign: 1)
    if let next = step.rest { scores.add(distances(rest, next), sign: -1) }
    return Passage(
      to: step.target,
      rest: step.rest ?? rest,
      elapsed: elapsed + step.elapsed,
      scores: scores,
      failures: failures.adding(step.failures),
      steps: steps + [step]
    )
  }

  /// With what begins where this one ends.
  func appending(_ next: Passage) -> Passage {
    if !hasGone { return next }
    var scores = scores
    scores.add(next.scores, sign: 1)
    return Passage(
      to: next.situation,
      rest: next.rest,
      elapsed: elapsed + next.elapsed,
      scores: scores,
      failures: failures.adding(next.failures),
      steps: steps + next.steps
    )
  }

  func appending(_ failure: ExpectationFailure) -> Passage {
    Passage(
      to: situation,
      rest: rest,
      elapsed: elapsed,
      scores: scores,
      failures: failures.adding([failure]),
      steps: steps
    )
  }
}

extension [Int] {
  /// Adds distances, one a metric; none of either are zeros.
  mutating func add(_ distances: [Int], sign: Int) {
    if distances.isEmpty { return }
    if isEmpty {
      self = sign == 1 ? distances : distances.map { -$0 }
    } else {
      for (metric, distance) in distances.enumerated() { self[metric] += sign * distance }
    }
  }
}

extension [ExpectationFailure] {
  /// With others, each once.
  fileprivate func adding(_ others: [ExpectationFailure]) -> [ExpectationFailure] {
    others.isEmpty ? self : others.reduce(into: self) { if !$0.contains($1) { $0.append($1) } }
  }
}
