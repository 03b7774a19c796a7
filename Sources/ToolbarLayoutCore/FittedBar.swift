import ToolbarModel

/// A bar after pass 5: its content, the chain it stands in and the state it took.
struct FittedBar: Sendable {
  var content: BarContent
  var isHorizontal: Bool
  var request: FitRequest
  var chain: FitChain
  var state: Int
  /// By block of the content: shown as one menu control.
  var collapsed: [Bool]
  var showsButton: Bool
  var tabsAreCompact = false
  var titleGone = false
  var searchShrunk = false
  var searchGone = false

  /// What the state leaves of the room, for texts and fields to grow into.
  var spare: Length { max(0, request.run + content.gap - chain.totals[state]) }

  var numbers: FitNumbers {
    FitNumbers(
      run: request.run,
      room: request.run - request.fixed,
      need: max(0, content.total - content.gap)
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
