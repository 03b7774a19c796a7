import ToolbarModel

/// What items show: titles for the menu, symbols for the vertical bar, one ellipsis, badges where they are seen.
extension ToolbarLinter {
  static func contentAdvice(on screen: LintedScreen) -> [LintAdvice] {
    missingTitles(screen) + missingSymbols(screen) + secondEllipsis(screen)
      + badgesInOverflow(screen)
  }

  private static func missingTitles(_ screen: LintedScreen) -> [LintAdvice] {
    screen.items.filter { canOverflow($0) && $0.item.content.title == nil }.map { item in
      screen.advice(
        .missingTitle,
        on: [item.item.id],
        "\"\(item.item.id)\" has no title, so its row in the overflow menu says nothing",
        fix: "give it a \"title\" beside its symbol or view"
      )
    }
  }

  private static func missingSymbols(_ screen: LintedScreen) -> [LintAdvice] {
    guard screen.device.capabilities.hasVerticalBars else { return [] }
    return screen.barItems.compactMap { item in
      guard isBarButton(item.placement), case .title = item.item.content,
        item.item.axisBehavior == .automatic
      else { return nil }
      return screen.advice(
        .missingSymbol,
        .info,
        on: [item.item.id],
        "\"\(item.item.id)\" has no symbol, so it can never stand in a vertical bar",
        fix: "give it a \"systemImage\", or say \"axisBehavior: horizontalOnly\" if that is meant"
      )
    }
  }

  private static func secondEllipsis(_ screen: LintedScreen) -> [LintAdvice] {
    screen.barItems.filter { $0.item.content.symbol?.hasPrefix("ellipsis") == true }.map { item in
      screen.advice(
        .secondEllipsis,
        on: [item.item.id],
        "\"\(item.item.id)\" looks like the system's overflow button and may stand beside it",
        fix: "move its commands into an \"overflowMenu\", or choose another symbol"
      )
    }
  }

  private static func badgesInOverflow(_ screen: LintedScreen) -> [LintAdvice] {
    screen.items.filter { $0.item.badge != nil && isAlwaysInMenu($0) }.map { item in
      screen.advice(
        .badgeInOverflow,
        on: [item.item.id],
        "\"\(item.item.id)\" has a badge but is always in the overflow menu, where nobody sees it",
        fix: "put it in the bar with \"visibilityPriority: high\", or drop the badge"
      )
    }
  }

  /// Keyboard items and what stands for the title never reach the menu; everything else may.
  private static func canOverflow(_ item: LintedScreen.Item) -> Bool {
    switch item.placement {
    case .keyboard, .title, .subtitle, .largeTitle, .largeSubtitle, .principal, .status,
      .bottomOrnament:
      false
    case .automatic, .navigation, .primaryAction, .secondaryAction, .confirmationAction,
      .cancellationAction, .destructiveAction, .topBarLeading, .topBarTrailing,
      .topBarPinnedTrailing, .bottomBar, .navigationBarLeading, .navigationBarTrailing:
      true
    }
  }

  private static func isBarButton(_ placement: ToolbarItemPlacement) -> Bool {
    switch placement {
    case .automatic, .navigation, .primaryAction, .confirmationAction, .cancellationAction,
      .destructiveAction, .topBarLeading, .topBarTrailing, .topBarPinnedTrailing, .bottomBar,
      .navigationBarLeading, .navigationBarTrailing:
      true
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle, .secondaryAction, .status,
      .keyboard, .bottomOrnament:
      false
    }
  }

  private static func isAlwaysInMenu(_ item: LintedScreen.Item) -> Bool {
    item.isPermanent || item.placement == .secondaryAction
  }
}
