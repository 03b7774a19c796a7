package import ToolbarModel

/// The built-in layout engine: seven pure passes from a screen and traits to a layout with its reasons.
///
/// 1. `Bars`: traits → bars, rectangles, safe areas, size classes, reserved regions.
/// 2. `TitleArea`, `LayoutContext.settleSlots`: which items exist, in which section of which bar.
/// 3. `Axis`: who may go vertical.
/// 4. `LayoutContext.settleLengths`: lengths.
/// 5. `LayoutContext.fitBars`, `Fit`: who stays, who goes to the menu, what collapses.
/// 6. `Place`: frames.
/// 7. `Explain`: the decision of every item.
///
/// It keeps nothing between calls but memory: equal inputs give equal layouts, whatever came before.
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
    let context = LayoutContext(prepared, in: traits)
    var draft = draft(context, traits)
    fit(&draft, context, traits)
    var place = Place(context, draft)
    let layout = place.layout(in: traits)
    prepared.keep(place.draft)
    return layout
  }

  /// Passes 2 to 4.
  private func draft(_ context: borrowing LayoutContext, _ traits: Traits) -> Draft {
    var draft = TitleArea.draft(context, in: traits)
    Axis.settle(&draft, context)
    context.settleLengths(of: &draft)
    return draft
  }

  /// Pass 5.
  private func fit(
    _ draft: inout Draft,
    _ context: borrowing LayoutContext,
    _ traits: Traits
  ) {
    let tabs = TabPlan(context.prepared, in: traits, context.around)
    context.fitBars(&draft, tabs)
  }
}

extension ToolbarLayoutCore {
  /// The plan of the navigation bar or the vertical bar; nil where there is none.
  package func plan(of prepared: PreparedScreen, in traits: Traits) -> FitPlan? {
    let context = LayoutContext(prepared, in: traits)
    var draft = draft(context, traits)
    fit(&draft, context, traits)
    guard let top = draft.fitted[.top] else { return nil }
    return plan(of: top, top.request, context, draft)
  }

  /// The plans of every bar, with and without the overflow button that another bar may ask for.
  func plans(of prepared: PreparedScreen, in traits: Traits) -> [FitPlan] {
    let context = LayoutContext(prepared, in: traits)
    var draft = draft(context, traits)
    fit(&draft, context, traits)
    var plans: [FitPlan] = []
    for bar in draft.fitted.all {
      for showsButton in [false, true] {
        var request = bar.request
        request.showsButton = showsButton
        plans.append(plan(of: bar, request, context, draft))
      }
    }
    return plans
  }

  private func plan(
    of bar: FittedBar,
    _ request: FitRequest,
    _ context: borrowing LayoutContext,
    _ draft: borrowing Draft
  ) -> FitPlan {
    var draft = draft.copy()
    draft.restoreBlocks(of: bar.content)
    var walk = FitWalk(FittedBar(bar.place, bar.content, request), notes: true)
    walk.run(&draft, of: context.prepared)
    return FitPlan(
      walk.chain ?? FitChain(),
      bar.content,
      draft,
      of: context.prepared,
      run: request.run
    )
  }
}
