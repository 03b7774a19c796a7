import ToolbarModel

/// Pass 6, bottom bar: an active or whole field takes the spare room, else flexible spacers and the sides of a status item do.
struct BottomDistribution {
  private(set) var widths: [Length] = []
  private(set) var places: [Length] = []
  private(set) var button: Length = 0

  var isEmpty: Bool { widths.allSatisfy { $0 <= 0 } }

  init(_ pass: Place, _ bar: FittedBar, _ ruler: BarRuler) {
    let gap = bar.content.gap
    var spare = bar.spare
    var flexible = 0
    for index in bar.content.blocks.indices {
      var length = pass.blocks.length(of: index, in: bar)
      let first = bar.content.order[bar.content.blocks[index].start]
      if pass.prepared.candidates[first].kind == .search, pass.draft.searchForm == .field {
        length += spare
        spare = 0
      }
      widths.append(length)
      if length > 0 { flexible += Self.flexibility(pass, bar, index).count }
    }
    let share = flexible == 0 ? 0 : spare / flexible
    var place = ruler.start
    for index in widths.indices {
      let sides = Self.flexibility(pass, bar, index)
      if widths[index] > 0, sides.before { place += share }
      places.append(place)
      if widths[index] <= 0 { continue }
      place += widths[index] + gap
      if sides.after { place += share }
    }
    button = place
  }

  private static func flexibility(
    _ pass: Place,
    _ bar: FittedBar,
    _ index: Int
  ) -> (before: Bool, after: Bool, count: Int) {
    let block = bar.content.blocks[index]
    let isStatus = pass.prepared.candidates[bar.content.order[block.start]].placement == .status
    let isPushed = pass.prepared.blocks[block.block].flexibleBefore
    let before = isStatus || isPushed
    return (before, isStatus, (before ? 1 : 0) + (isStatus ? 1 : 0))
  }
}
