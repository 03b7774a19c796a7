import TimelineModel
import ToolbarModel

/// Everything a layout may depend on, at one moment: traits, what the events said, and the regime they make.
///
/// A reference to something that never changes: moments share it while nothing of it changes.
final class Circumstances: Sendable {
  let traits: TimelineTraits
  let situation: Situation
  let regime: Regime
  let window: Size?
  let isRightToLeft: Bool
  /// The sides of the safe area, from the window's left.
  let leftEdge: Length
  let rightEdge: Length?
  /// Nil while the keyboard is away or its height is not known.
  let keyboardTop: Length?

  init(traits: TimelineTraits, situation: Situation) {
    self.traits = traits
    self.situation = situation
    regime = Regime(
      pose: Pose(
        display: traits.display,
        orientation: traits.orientation,
        hinge: traits.hinge,
        split: traits.split?.rawValue ?? situation.split
      ),
      horizontalSizeClass: traits.horizontalSizeClass,
      verticalSizeClass: traits.verticalSizeClass,
      strip: traits.strip,
      tab: situation.tab,
      stack: situation.stack
    )
    window = traits.window
    isRightToLeft = traits.direction == .rightToLeft
    leftEdge = traits.safeArea?.left ?? 0
    rightEdge = traits.window.map { $0.width - (traits.safeArea?.right ?? 0) }
    keyboardTop =
      if case .shown(.some(let height)) = situation.keyboard, let window = traits.window {
        window.height - height
      } else {
        nil
      }
  }

  /// The edge trailing items hold to.
  var trailingEdge: Length? { isRightToLeft ? leftEdge : rightEdge }

  /// Nothing for a moment hides items: no search, no keyboard, no scroll.
  var isPlain: Bool {
    !situation.isSearching && !situation.keyboard.isShown && situation.scroll == nil
  }

  /// The same with no menu open.
  var withoutMenu: Circumstances {
    var closed = situation
    closed.hasMenu = false
    return Circumstances(traits: traits, situation: closed)
  }

  var declaredKey: DeclaredKey {
    DeclaredKey(
      tab: regime.tab,
      stack: regime.stack,
      flags: situation.flags,
      customizations: situation.customizations
    )
  }
}
