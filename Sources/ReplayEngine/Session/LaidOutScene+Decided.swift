import TimelineModel
import ToolbarModel

extension LaidOutScene {
  /// Whether something was *decided* since the last entry: who stands where and in which form, not
  /// merely where exactly.
  func decidedOtherwise(than before: LaidOutScene, last: TimelineEntry?) -> Bool {
    let recorded = last?.detail?.layout ?? before.layout
    let states = last?.detail?.traits.states ?? before.traits.states
    return layouts.count > 1 || !layout.decidesLike(recorded) || traits.states != states
  }
}

extension ToolbarLayout {
  func decidesLike(_ other: ToolbarLayout) -> Bool {
    bars.elementsEqual(other.bars) { $0.bar == $1.bar && $0.items == $1.items }
      && items.elementsEqual(other.items) { $0.id == $1.id && $0.form == $1.form }
      && concealed == other.concealed && dropped == other.dropped && backTitle == other.backTitle
      && environment.strip == other.environment.strip
      && environment.horizontalSizeClass == other.environment.horizontalSizeClass
      && environment.verticalSizeClass == other.environment.verticalSizeClass
      && (environment.sheet == nil) == (other.environment.sheet == nil)
  }
}

extension Traits {
  /// The traits without the figures that change at every sample.
  var states: Traits {
    var copy = self
    copy.scrollOffset = 0
    copy.window = Size(width: 0, height: 0)
    return copy
  }
}
