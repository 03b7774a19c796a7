import ToolbarModel

/// A bar after pass 5: its content, what it had to fit and what it gave up; plain figures only.
struct FittedBar: Hashable, Sendable {
  let place: BarPlace
  let content: BarContent
  let request: FitRequest
  /// What is left of everything, with one gap more than the bar shows.
  var total: Length
  /// Blocks in the order in which they leave, a range of the draft's; empty when everything fits.
  var leaving: Range<Int>
  /// Something was given up.
  private(set) var isShort = false
  private(set) var showsButton: Bool
  private(set) var tabsAreCompact = false
  private(set) var titleTruncated = false
  private(set) var titleGone = false
  private(set) var searchShrunk = false
  private(set) var searchGone = false
  /// How much more room the bar needs to put nothing into the menu.
  private(set) var shortOfNoMenu: Length = 0
  private var hasLost = false

  init(_ place: BarPlace, _ content: BarContent, _ request: FitRequest) {
    self.place = place
    self.content = content
    self.request = request
    total = content.total + request.fixed + (request.showsButton ? request.button : 0)
    showsButton = request.showsButton
    leaving = 0..<0
  }

  /// Remembers a step that was taken because so much room was missing.
  mutating func note(_ step: FitStep, shortBy: Length) {
    isShort = true
    switch step {
    case .leave, .leaveBlock:
      if !hasLost { shortOfNoMenu = shortBy }
      hasLost = true
      showsButton = true
    case .collapse: break
    case .collapseTabs: tabsAreCompact = true
    case .shrinkSearch: searchShrunk = true
    case .dropSearch: searchGone = true
    case .truncateTitle: titleTruncated = true
    case .dropTitle: titleGone = true
    }
  }

  var isHorizontal: Bool { content.isHorizontal }

  /// With a gap more than the run, as the sum of the blocks has.
  var room: Length { request.run + content.gap }

  var fits: Bool { total <= room }

  /// What is left of the room, for texts and fields to grow into.
  var spare: Length { max(0, room - total) }

  var numbers: FitNumbers {
    FitNumbers(
      run: request.run,
      room: request.run - request.fixed,
      need: max(0, content.total - content.gap)
    )
  }

  /// Everything fits, but would not if the overflow button had to show as well.
  var isButtonSlotUsed: Bool {
    !isShort && !showsButton && request.button > 0
      && total + request.button > room
  }
}
