import ToolbarModel

/// The event that undoes another one, given the state before it.
enum InverseEvent {
  /// Nil when nothing undoes it or the state before does not say what would.
  static func of(_ event: ReplayEvent, before traits: Traits) -> ReplayEvent? {
    switch event {
    case .fold, .unfold, .hinge:
      guard let hinge = traits.hinge else { return nil }
      return hinge == .closed
        ? .fold(to: hinge, orientation: traits.orientation)
        : .unfold(to: hinge, orientation: traits.orientation)
    case .rotate: return .rotate(traits.orientation)
    case .resize: return .resize(traits.window)
    case .splitView: return .splitView(traits.split)
    case .search(.activate): return traits.isSearching ? nil : .search(.cancel)
    case .search(.cancel): return traits.isSearching ? .search(.activate) : nil
    case .keyboard:
      switch traits.keyboard {
      case .hidden: return .keyboard(.hide)
      case .shown(let height): return .keyboard(.show(height: height))
      }
    case .scroll: return traits.scrollOffset == 0 ? .scroll(.top) : nil
    case .window: return .window(traits.activity)
    case .push: return .pop
    case .present: return .dismiss
    case .tab: return traits.tab.map { .tab($0) }
    case .set(let flags):
      var old = Flags()
      for pair in flags.pairs { old[pair.name] = traits.flags[pair.name] }
      return old.count == flags.count ? .set(old) : nil
    case .customize(.hide(let id)): return .customize(.show(id))
    case .customize(.show(let id)): return .customize(.hide(id))
    case .dynamicType: return .dynamicType(traits.dynamicTypeSize)
    case .menu(.open): return .menu(.close)
    case .pop, .dismiss, .customize(.move), .customize(.reset), .menu(.close), .focus, .tap, .wait:
      return nil
    }
  }
}
