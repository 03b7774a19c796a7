package import ToolbarModel

/// A bar's fit with everything but its room worked out: who is visible in a new room is one binary search.
///
/// Made from the chain of one bar; holds for as long as its items, their lengths and what is fixed stay
/// the same, which in a live resize is every width between two structural thresholds.
///
///     guard let plan = core.plan(of: prepared, in: traits) else { … }
///     for width in drag { let state = plan.state(inRun: plan.run + width - traits.window.width) … }
///
/// A decision allocates nothing and costs O(log *n*).
package struct FitPlan: Sendable {
  /// The least room, in hundredths, of states 0, 1, …: never rising.
  private let least: ContiguousArray<Int>
  /// By candidate: the state in which it is no longer in the bar; beyond the last for those that never leave.
  private let goneFrom: ContiguousArray<Int>
  private let ids: [ItemID]
  /// The bar's run in the traits the plan was made for; it grows with the window point by point.
  package let run: Length

  init(
    _ chain: FitChain,
    _ content: BarContent,
    _ draft: borrowing Draft,
    of prepared: PreparedScreen,
    run: Length
  ) {
    var least = ContiguousArray<Int>()
    least.reserveCapacity(chain.totals.count)
    for total in chain.totals {
      // A run holds one gap less than its blocks have.
      let run = (total - content.gap).hundredths
      least.append(min(run, least.last ?? run))
    }
    var order: [Int] = []
    for index in content.blocks { order += draft.candidates(of: draft.blocks[index]) }
    var gone = ContiguousArray(repeating: chain.totals.count, count: prepared.candidates.count)
    for (index, step) in chain.steps.enumerated() {
      switch step {
      case .leave(let candidate): gone[candidate] = index + 1
      case .collapse(let block), .leaveBlock(let block):
        for candidate in draft.candidates(of: draft.blocks[block]) {
          gone[candidate] = min(gone[candidate], index + 1)
        }
      case .collapseTabs, .shrinkSearch, .dropSearch, .truncateTitle, .dropTitle: break
      }
    }
    self.least = least
    self.run = run
    goneFrom = ContiguousArray(order.map { gone[$0] })
    ids = order.map { prepared.id($0) }
  }

  /// The candidates of the bar in reading order.
  package var items: [ItemID] { ids }

  /// How many states there are.
  package var stateCount: Int { least.count }

  /// The state of the bar in a run; a bar too short for every state is in the last.
  ///
  /// - Complexity: O(log *n*), no allocation.
  package func state(inRun run: Length) -> Int {
    var low = 0
    var high = least.count - 1
    while low < high {
      let middle = (low + high) / 2
      if least[middle] <= run.hundredths { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Whether the item at `index` of `items` stands in the bar, with a control of its own, in `state`.
  package func isVisible(_ index: Int, in state: Int) -> Bool { state < goneFrom[index] }

  /// The runs at which the state changes, ascending: from each on, a state with more in the bar holds.
  package var thresholds: [Length] {
    var found: [Length] = []
    for index in least.indices.dropLast().reversed() where least[index] > least[index + 1] {
      found.append(Length(hundredths: least[index]))
    }
    return found
  }
}

extension Draft {
  /// The candidates of a block, in reading order.
  fileprivate func candidates(of block: BarBlock) -> [Int] {
    block.span.filter { fates[$0].slot == block.slot }
  }
}
