package import ToolbarModel

/// The built-in layout engine: seven pure passes from a screen and traits to a layout with its reasons.
///
/// 1. `Bars`: traits → bars, rectangles, safe areas, size classes, reserved regions.
/// 2. `Eligibility`: which items exist, in which section of which bar.
/// 3. `Axis`: who may go vertical.
/// 4. `Measure`: lengths.
/// 5. `Fit`: who stays, who goes to the menu, what collapses.
/// 6. `Place`: frames.
/// 7. `Explain`: the decision of every item.
///
/// It keeps nothing between calls: equal inputs give equal layouts, whatever came before.
package struct ToolbarLayoutCore: LayoutEngine {
  package init() {}

  /// One layout; the previous one is ignored.
  package func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    [layout(of: screen, in: traits, on: device)]
  }

  package func prepared(_ screen: Screen, on device: DeviceProfile) -> any ScreenLayouts {
    PreparedScreen(screen, on: device)
  }

  package func layout(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile
  ) -> ToolbarLayout {
    let arranged = screen.arranged(in: traits.arrangement.order, on: device)
    return layout(of: PreparedScreen(arranged, on: device), in: traits)
  }

  /// The layout of a screen that was prepared once.
  ///
  /// - Complexity: O(*n*) in the declared items.
  package func layout(of prepared: PreparedScreen, in traits: Traits) -> ToolbarLayout {
    let (context, result) = fit(prepared, in: traits)
    return Place(context: context, result: result).layout()
  }

  /// Passes 1 to 5.
  private func fit(
    _ prepared: PreparedScreen,
    in traits: Traits
  ) -> (LayoutContext, FitResult) {
    let around = Bars.surroundings(of: prepared, in: traits)
    let eligibility = Eligibility(prepared, in: traits, around)
    var draft = TitleArea.draft(
      eligibility.fates(),
      of: prepared,
      in: traits,
      around,
      eligibility.search
    )
    Axis.settle(&draft, of: prepared, in: traits, around)
    let context = LayoutContext(prepared, traits, around, eligibility.search, draft)
    let bars = BarFitter(context: context).fitted(&draft)
    return (context, FitResult(draft, bars))
  }
}

extension ToolbarLayoutCore {
  /// The plan of the navigation bar or the vertical bar; nil where there is none.
  package func plan(of prepared: PreparedScreen, in traits: Traits) -> FitPlan? {
    let (context, result) = fit(prepared, in: traits)
    return result.bars.top.map { plan(of: $0, $0.request, context) }
  }

  /// The plans of every bar, with and without the overflow button that another bar may ask for.
  func plans(of prepared: PreparedScreen, in traits: Traits) -> [FitPlan] {
    let (context, result) = fit(prepared, in: traits)
    return result.bars.all.flatMap { bar in
      [false, true].map { showsButton in
        var request = bar.request
        request.showsButton = showsButton
        return plan(of: bar, request, context)
      }
    }
  }

  private func plan(
    of bar: FittedBar,
    _ request: FitRequest,
    _ context: LayoutContext
  ) -> FitPlan {
    var builder = FitBuilder(
      bar.content,
      request,
      of: context.prepared,
      context.lengths,
      goal: nil
    )
    return FitPlan(
      builder.build(horizontal: bar.isHorizontal),
      content: bar.content,
      prepared: context.prepared,
      run: request.run
    )
  }
}
