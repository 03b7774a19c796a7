package import ToolbarModel

/// The penalty of an item that flips between bar and menu, as route-flap damping counts it (RFC 2439).
package struct FlapPenalty: Hashable, Sendable {
  /// The figures of the damping; a toolbar has a half-life of 2 s.
  package struct Figures: Hashable, Sendable {
    package var halfLife: HalfLife
    package var perFlip: Int
    package var suppress: Int
    package var reuse: Int
    /// The penalty never exceeds this.
    package var ceiling: Int

    package init(halfLife: HalfLife, perFlip: Int, suppress: Int, reuse: Int, ceiling: Int) {
      self.halfLife = halfLife
      self.perFlip = perFlip
      self.suppress = suppress
      self.reuse = reuse
      self.ceiling = ceiling
    }

    /// 1000 a flip, flagged at 2000, released below 750; the shortest acceptable period is 2 s.
    package static let toolbar = Figures(
      halfLife: HalfLife(milliseconds: 2000),
      perFlip: 1000,
      suppress: 2000,
      reuse: 750,
      ceiling: 12_000
    )
  }

  private let figures: Figures
  /// In ten-thousandths, as of `at`.
  private var penalty = 0
  private var at = 0
  package private(set) var peak = Score.zero
  package private(set) var isSuppressed = false

  package init(_ figures: Figures = .toolbar) { self.figures = figures }

  /// Adds a flip at a time in milliseconds.
  package mutating func flip(at instant: Int) {
    penalty = min(
      value(at: instant).tenThousandths + figures.perFlip * 10_000,
      figures.ceiling * 10_000
    )
    at = instant
    peak = max(peak, Score(tenThousandths: penalty))
    if penalty >= figures.suppress * 10_000 { isSuppressed = true }
  }

  /// The penalty at a later time.
  package func value(at instant: Int) -> Score {
    Score(tenThousandths: figures.halfLife.decayed(penalty, after: max(0, instant - at)))
  }

  /// Whether it is still flagged: released only below the lower limit.
  package mutating func update(at instant: Int) -> Bool {
    if isSuppressed, value(at: instant).tenThousandths < figures.reuse * 10_000 {
      isSuppressed = false
    }
    return isSuppressed
  }
}
