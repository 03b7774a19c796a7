package import ToolbarModel

extension PreparedScreen: ScreenLayouts {
  package var ignoresHistory: Bool { true }

  /// One layout; the previous one is ignored.
  ///
  /// Only an order of the person's own makes another screen of this one, which is then prepared for
  /// this layout alone.
  package func layouts(in traits: Traits, previous: ToolbarLayout?) -> [ToolbarLayout] {
    let core = ToolbarLayoutCore()
    let isAsDeclared = traits.arrangement.order.isEmpty || !isCustomizable
    return [
      isAsDeclared
        ? core.layout(of: self, in: traits) : core.layout(of: screen, in: traits, on: profile)
    ]
  }
}
