import TimelineModel
import ToolbarModel

extension LaidOutScene {
  /// Whether something was *decided* since the last entry: who stands where and in which form, not
  /// merely where exactly.
  func decidedOtherwise(than before: LaidOutScene, last: Shared<EntryState>?) -> Bool {
    let recorded = last?.value.detail?.value
    let old = recorded?.sharedLayout ?? before.sharedLayout
    return layouts.count > 1
      || !(sharedLayout.isSame(as: old) || sharedLayout.value.decidesLike(old.value))
      || !hasStates(of: recorded?.sharedTraits ?? before.sharedTraits)
  }
}

extension ToolbarLayout {
  func decidesLike(_ other: ToolbarLayout) -> Bool {
    looksLike(other) || hasDecisions(of: other)
  }

  private func hasDecisions(of other: ToolbarLayout) -> Bool {
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
  /// Whether they are equal but for the figures that change at every sample.
  func hasStates(of other: Traits) -> Bool {
    var copy = self
    copy.scrollOffset = other.scrollOffset
    copy.window = other.window
    return copy == other
  }
}
