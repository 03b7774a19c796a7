import ScenarioModel
import ToolbarModel

/// The vertical bar: what cannot reach it, what does not fit in it, and switching it on and off.
extension ToolbarLinter {
  static func axisAdvice(on screen: LintedScreen) -> [LintAdvice] {
    guard screen.device.capabilities.hasVerticalBars else { return [] }
    return unreachable(screen) + widerThanStrip(screen)
  }

  /// Screens of one stack that disagree about the vertical bar switch it on and off within one task.
  static func verticalBehaviorAdvice(on scenario: Scenario) -> [LintAdvice] {
    guard scenario.device.capabilities.hasVerticalBars else { return [] }
    let start = scenario.startScreen
    return pushedScreens(in: scenario.tracks.flatMap(\.steps)).compactMap { name in
      guard let pushed = scenario.screens.first(where: { $0.name == name }),
        pushed.screen.verticalBehavior != start.screen.verticalBehavior
      else { return nil }
      return LintedScreen(pushed, of: scenario).advice(
        .changingVerticalBehavior,
        on: [],
        "screen \"\(name)\" is pushed with \"toolbarVerticalBehavior: "
          + "\(pushed.screen.verticalBehavior.rawValue)\" over \"\(start.name)\" with "
          + "\"\(start.screen.verticalBehavior.rawValue)\", so the bars change sides within one task",
        fix: "give all screens of a stack the same vertical behaviour"
      )
    }
  }

  private static func pushedScreens(in steps: [Step]) -> [String] {
    var names: [String] = []
    for step in steps {
      let found: [String]
      switch step.action {
      case .event(.push(let name)): found = [name]
      case .event, .expect: found = []
      case .together(_, let inner): found = pushedScreens(in: inner)
      case .repeated(_, let inner): found = pushedScreens(in: inner)
      }
      names += found.filter { !names.contains($0) }
    }
    return names
  }

  private static func unreachable(_ screen: LintedScreen) -> [LintAdvice] {
    screen.barItems.compactMap { item in
      guard staysHorizontal(item), item.placement != .keyboard else { return nil }
      let pose: String
      if screen.screen.container == .none {
        pose = "without a navigation container there is no title row"
      } else if screen.screen.searchable != nil {
        pose = "on the outer display the keyboard of a search empties the title row"
      } else {
        return nil
      }
      return screen.advice(
        .unreachableHorizontalOnly,
        on: [item.item.id],
        "\"\(item.item.id)\" may only stand in a horizontal bar, and \(pose)",
        fix:
          "give it a symbol and \"axisBehavior: verticalPreferred\", or offer the command elsewhere too"
      )
    }
  }

  private static func staysHorizontal(_ item: LintedScreen.Item) -> Bool {
    switch item.item.axisBehavior {
    case .horizontalOnly: true
    case .verticalPreferred: false
    case .automatic: if case .title = item.item.content { true } else { false }
    }
  }

  private static func widerThanStrip(_ screen: LintedScreen) -> [LintAdvice] {
    guard let strip = screen.device.stripWidth else { return [] }
    return screen.items.compactMap { item in
      guard item.item.axisBehavior == .verticalPreferred,
        case .view(let size, _, _) = item.item.content, size.width > strip
      else { return nil }
      return screen.advice(
        .viewWiderThanStrip,
        on: [item.item.id],
        "\"\(item.item.id)\" is \(size.width) wide and the strip is \(strip)",
        fix: "draw it narrower, or let it stay horizontal"
      )
    }
  }
}

extension DeviceProfile {
  /// The width of the strip that holds the vertical bar; nil on devices without one.
  fileprivate var stripWidth: Length? {
    numbers.first { $0.key.rawValue == "strip.width" }.map { Length(hundredths: $0.value.value) }
  }
}
