import ToolbarModel

/// A bar after pass 5: its content, the chain it stands in and the state it took.
///
/// A class only so that the passes share it at the cost of one reference; it never changes.
final class FittedBar: Sendable {
  let content: BarContent
  let isHorizontal: Bool
  let request: FitRequest
  let chain: FitChain
  /// By block of the content: shown as one menu control. Empty when everything fits.
  let collapsed: [Bool]
  let showsButton: Bool
  /// What all blocks together take, each with a gap.
  let need: Length
  /// Blocks in the order in which they leave; empty when everything fits.
  let leaving: [Int]
  let tabsAreCompact: Bool
  let titleGone: Bool
  let searchShrunk: Bool
  let searchGone: Bool

  init(
    _ content: BarContent,
    isHorizontal: Bool,
    _ request: FitRequest,
    _ chain: FitChain,
    need: Length,
    leaving: [Int]
  ) {
    self.content = content
    self.isHorizontal = isHorizontal
    self.request = request
    self.chain = chain
    self.need = need
    self.leaving = leaving
    let steps = chain.steps
    var collapsed: [Bool] = []
    var showsButton = request.showsButton
    if !steps.isEmpty { collapsed = [Bool](repeating: false, count: content.blocks.count) }
    for step in steps {
      switch step {
      case .collapse(let block): collapsed[block] = true
      case .leave, .leaveBlock: showsButton = true
      case .collapseTabs, .shrinkSearch, .dropSearch, .truncateTitle, .dropTitle: break
      }
    }
    self.collapsed = collapsed
    self.showsButton = showsButton
    tabsAreCompact = steps.contains(.collapseTabs)
    titleGone = steps.contains(.dropTitle)
    searchShrunk = steps.contains(.shrinkSearch)
    searchGone = steps.contains(.dropSearch)
  }

  /// The state taken: chains end where they fit.
  var state: Int { chain.steps.count }

  /// What the state leaves of the room, for texts and fields to grow into.
  var spare: Length { max(0, request.run + content.gap - chain.totals[state]) }

  /// How much more room the bar needs to put nothing into the menu.
  var shortOfNoMenu: Length {
    for (index, step) in chain.steps.enumerated() {
      switch step {
      case .leave, .leaveBlock:
        return chain.roomNeeded(upTo: index) - request.run - content.gap
      case .collapse, .collapseTabs, .shrinkSearch, .dropSearch, .truncateTitle, .dropTitle: break
      }
    }
    return 0
  }

  var numbers: FitNumbers {
    FitNumbers(
      run: request.run,
      room: request.run - request.fixed,
      need: max(0, need - content.gap)
    )
  }

  /// Everything fits, but would not if the overflow button had to show as well.
  var isButtonSlotUsed: Bool {
    chain.steps.isEmpty && !showsButton && request.button > 0
      && chain.totals[0] + request.button > request.run + content.gap
  }

  /// The candidate that would leave first.
  func firstToLeave(_ prepared: PreparedScreen) -> Int? {
    guard let index = content.leavingOrder(prepared, horizontal: isHorizontal).first else {
      return nil
    }
    let block = content.blocks[index]
    let own = prepared.blocks[block.block].leaving
    return own.first { content.order[block.start..<block.end].contains($0) }
      ?? content.order[block.end - 1]
  }
}
