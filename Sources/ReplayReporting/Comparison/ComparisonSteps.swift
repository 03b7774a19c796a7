import TimelineDiff
package import TimelineModel

/// Two timelines in step: at each step an entry of both, the same one where they agree.
///
/// What is in one timeline only is a step at which the other one waits.
package struct ComparisonSteps: Hashable, Sendable {
  package private(set) var old: [Int] = []
  package private(set) var new: [Int] = []
  /// Steps at which both timelines have an entry that is the same step of the story.
  package private(set) var isPaired: [Bool] = []

  package init(from old: Timeline, to new: Timeline) {
    var nextOld = 0
    var nextNew = 0
    for pair in TimelineDiffer.pairs(from: old, to: new) where pair.old >= nextOld {
      wait(upTo: pair.old, pair.new, &nextOld, &nextNew)
      append(pair.old, pair.new, isPaired: true)
      (nextOld, nextNew) = (pair.old + 1, pair.new + 1)
    }
    wait(upTo: old.entries.count, new.entries.count, &nextOld, &nextNew)
  }

  /// Steps for entries that have no partner.
  private mutating func wait(
    upTo oldEnd: Int,
    _ newEnd: Int,
    _ nextOld: inout Int,
    _ nextNew: inout Int
  ) {
    while nextOld < oldEnd {
      append(nextOld, max(nextNew - 1, 0), isPaired: false)
      nextOld += 1
    }
    while nextNew < newEnd {
      append(max(nextOld - 1, 0), nextNew, isPaired: false)
      nextNew += 1
    }
  }

  private mutating func append(_ oldEntry: Int, _ newEntry: Int, isPaired paired: Bool) {
    old.append(oldEntry)
    new.append(newEntry)
    isPaired.append(paired)
  }

  /// The first step that shows an entry of the new timeline, else of the old one.
  package func step(oldEntry: Int?, newEntry: Int?) -> Int {
    if let newEntry, let step = new.firstIndex(where: { $0 >= newEntry }) { return step }
    if let oldEntry, let step = old.firstIndex(where: { $0 >= oldEntry }) { return step }
    return 0
  }
}
