import ScenarioModel

/// A place in a list of steps; repeats are unrolled one step at a time, never in memory.
struct StepCursor: Hashable, Sendable {
  private struct Loop: Hashable, Sendable {
    /// The path to the list: index of the repeat step at each level.
    var index: Int
    var remaining: Int
  }

  private var index = 0
  private var loops: [Loop] = []

  /// The step at the cursor, never a repeat; nil at the end.
  mutating func current(in steps: [Step]) -> Step? {
    while true {
      let list = list(in: steps)
      guard index < list.count else {
        guard let loop = loops.popLast() else { return nil }
        if loop.remaining > 1 {
          loops.append(Loop(index: loop.index, remaining: loop.remaining - 1))
          index = 0
        } else {
          index = loop.index + 1
        }
        continue
      }
      if case .together(_, let events) = list[index].action, events.isEmpty {
        // A set of nothing is nothing.
        index += 1
        continue
      }
      guard case .repeated(let times, _) = list[index].action else { return list[index] }
      if times > 0 {
        loops.append(Loop(index: index, remaining: times))
        index = 0
      } else {
        index += 1
      }
    }
  }

  mutating func advance() { index += 1 }

  private func list(in steps: [Step]) -> [Step] {
    loops.reduce(steps) { list, loop in
      guard case .repeated(_, let inner) = list[loop.index].action else { return [] }
      return inner
    }
  }
}
