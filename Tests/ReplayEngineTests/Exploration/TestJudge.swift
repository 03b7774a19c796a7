import ReplayEngine
import ScenarioModel
import TimelineModel
import ToolbarModel

/// Distances by set and place of items, an expectation that holds while its strip is there, and a
/// finding wherever an item called `b` is in the menu while searching.
struct TestJudge: ExplorationJudge {
  let metrics = ["visibility", "slots"]

  func distances(from a: TimelineEntry, to b: TimelineEntry) -> [Int] {
    let old = a.bars.rows.filter { $0.bar != .overflow }.flatMap(\.ids)
    let new = b.bars.rows.filter { $0.bar != .overflow }.flatMap(\.ids)
    let visibility = Set(old).symmetricDifference(new).count
    let moved = old.enumerated().count { $0.offset >= new.count || new[$0.offset] != $0.element }
    let added = max(0, new.count - old.count)
    return [visibility, moved + added]
  }

  func score(_ total: Int, ofMetric metric: Int) -> Score { Score(total) }

  func holds(_ expectation: Expectation, in entry: TimelineEntry) -> Bool {
    expectation.clauses.allSatisfy { clause in
      if case .strip(let side) = clause { entry.traits.strip == side } else { true }
    }
  }

  func findings(on timeline: Timeline) -> [Finding] {
    timeline.entries.filter {
      $0.traits.isSearching == true && $0.traits.activity == .inactive
    }
    .map {
      Finding(rule: .vanish, severity: .error, items: ["b"], entries: [$0.index], at: $0.at)
    }
  }

  /// Excess per metric of a whole timeline, straight from the definition.
  static func excess(of entries: [TimelineEntry]) -> [Int] {
    let judge = TestJudge()
    var total = [0, 0]
    var rest = entries[0]
    for (old, new) in zip(entries, entries.dropFirst()) {
      let step = judge.distances(from: old, to: new)
      total = zip(total, step).map { $0 + $1 }
      if new.isSettled {
        total = zip(total, judge.distances(from: rest, to: new)).map { $0 - $1 }
        rest = new
      }
    }
    return total
  }
}
