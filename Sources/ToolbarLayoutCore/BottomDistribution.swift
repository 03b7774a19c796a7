import ToolbarModel

/// Pass 6, bottom bar: an active or whole field takes the spare room, else flexible spacers and the sides of a status item do.
struct BottomDistribution {
  private(set) var isEmpty = true
  /// Where the overflow button begins, after everything else.
  private(set) var button: Length

  /// Gives the bar's blocks in the draft their widths and places too.
  init(_ pass: inout Place, _ bar: FittedBar, _ ruler: BarRuler) {
    let gap = bar.content.gap
    var spare = bar.spare
    var flexible = 0
    for index in bar.content.blocks {
      if pass.draft.blocks[index].isSearch, pass.draft.searchForm == .field {
        pass.draft.blocks[index].width += spare
        spare = 0
      }
      if pass.draft.blocks[index].width <= 0 { continue }
      isEmpty = false
      flexible += pass.draft.blocks[index].flexibility
    }
    let share = flexible == 0 ? 0 : spare / flexible
    button = ruler.start
    for index in bar.content.blocks where pass.draft.blocks[index].width > 0 {
      let isStatus = pass.draft.blocks[index].isStatus
      if isStatus || pass.draft.blocks[index].isPushed { button += share }
      pass.draft.blocks[index].place = button
      button += pass.draft.blocks[index].width + gap
      if isStatus { button += share }
    }
  }
}

extension BarBlock {
  /// How many shares of the spare room go to its sides.
  fileprivate var flexibility: Int { isStatus ? 2 : isPushed ? 1 : 0 }
}
