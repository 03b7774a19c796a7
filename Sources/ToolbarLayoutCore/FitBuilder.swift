import ToolbarModel

/// Pass 5, one bar: makes the chain of steps in which it gives things up.
struct FitBuilder {
  private let prepared: PreparedScreen
  private let content: BarContent
  private let lengths: [Length]
  private let request: FitRequest
  private var chain = FitChain()
  private var total: Length
  /// All blocks, each with one gap.
  let need: Length
  private var hasButton: Bool
  /// Blocks in the order in which they leave; empty when everything fits.
  private(set) var leaving: [Int] = []
  private let goal: Length?

  /// With a `goal` the chain ends at the first state that fits it; without, it goes on to the end.
  init(
    _ content: BarContent,
    _ request: FitRequest,
    of prepared: PreparedScreen,
    _ lengths: [Length],
    goal: Length?
  ) {
    self.content = content
    self.request = request
    self.prepared = prepared
    self.lengths = lengths
    self.goal = goal
    hasButton = request.showsButton
    need = content.total
    total = need + request.fixed
    if hasButton { total += request.button }
    chain.totals.append(total)
  }

  private var isDone: Bool {
    guard let goal else { return false }
    return total <= goal
  }

  mutating func build(horizontal: Bool) -> FitChain {
    if isDone { return chain }
    leaving = content.leavingOrder(prepared, horizontal: horizontal)
    var collapsed: [Bool] = []
    if prepared.hasLabelledGroups {
      collapsed = [Bool](repeating: false, count: content.blocks.count)
    }
    chain.steps.reserveCapacity(content.order.count + 4)
    chain.totals.reserveCapacity(content.order.count + 5)
    if request.searchShrinks > 0 { take(.shrinkSearch, request.searchShrinks) }
    if request.tabsCollapseFirst, request.tabsSaving > 0 { take(.collapseTabs, request.tabsSaving) }
    if request.groupsCollapseFirst, prepared.hasLabelledGroups {
      for index in leaving where isDone == false && mayCollapse(index) {
        collapse(index)
        collapsed[index] = true
      }
    }
    for index in leaving {
      if isDone { return chain }
      leave(index, &collapsed)
    }
    if request.pinnedMayLeave {
      for index in content.blocks.indices.reversed()
      where content.blocks[index].isPinned && !isDone {
        leave(index, &collapsed)
      }
    }
    if !request.tabsCollapseFirst, request.tabsSaving > 0 {
      take(.collapseTabs, request.tabsSaving)
    }
    if request.titleTruncates > 0 { take(.truncateTitle, request.titleTruncates) }
    if request.titleGoes > 0 { take(.dropTitle, request.titleGoes) }
    if request.searchGoes > 0 { take(.dropSearch, request.searchGoes) }
    return chain
  }

  private mutating func take(_ step: FitChain.Step, _ saving: Length) {
    if isDone { return }
    total -= saving
    chain.steps.append(step)
    chain.totals.append(total)
  }

  /// A step that puts something into the menu, which needs its button.
  private mutating func takeToMenu(_ step: FitChain.Step, _ saving: Length) {
    if isDone { return }
    if !hasButton {
      hasButton = true
      total += request.button
    }
    take(step, saving)
  }

  private func mayCollapse(_ index: Int) -> Bool {
    let block = content.blocks[index]
    return block.kind == .labelled
      && block.length - block.spacers > content.control && block.count > 1
  }

  private mutating func collapse(_ index: Int) {
    let block = content.blocks[index]
    take(.collapse(index), block.length - block.spacers - content.control)
  }

  private mutating func leave(_ index: Int, _ collapsed: inout [Bool]) {
    let block = content.blocks[index]
    if mayCollapse(index), !collapsed[index] {
      collapse(index)
      collapsed[index] = true
      if isDone { return }
    }
    if !collapsed.isEmpty, collapsed[index] {
      takeToMenu(.leaveBlock(index), content.control + block.spacers + content.gap)
      return
    }
    if block.kind == .control {
      takeToMenu(.leaveBlock(index), block.length + content.gap)
      return
    }
    var left = block.count
    let own = prepared.blocks[block.block].leaving
    if own.isEmpty {
      var position = block.end - 1
      while position >= block.start, !isDone {
        leaveMember(content.order[position], isLast: left == 1, block)
        left -= 1
        position -= 1
      }
    } else {
      for candidate in own where !isDone && isIn(block, candidate) {
        leaveMember(candidate, isLast: left == 1, block)
        left -= 1
      }
    }
  }

  /// Candidates of a block stand in ascending order: a binary search.
  private func isIn(_ block: BarBlock, _ candidate: Int) -> Bool {
    var low = block.start
    var high = block.end
    while low < high {
      let middle = (low + high) / 2
      if content.order[middle] < candidate { low = middle + 1 } else { high = middle }
    }
    return low < block.end && content.order[low] == candidate
  }

  private mutating func leaveMember(_ candidate: Int, isLast: Bool, _ block: BarBlock) {
    let saving =
      isLast ? lengths[candidate] + block.spacers + content.gap : lengths[candidate] + content.joint
    takeToMenu(.leave(candidate), saving)
  }
}
