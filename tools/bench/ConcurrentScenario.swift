/// Scenario texts in which the order is not given.
enum ConcurrentScenario {
  /// Ten concurrent events: folds, searches, scrolls and the app's own states, all at one instant.
  static let tenAtOnce = together([
    "{set: {a: true}}", "{set: {b: true}}", "{set: {c: true}}", "{set: {d: true}}",
    "{set: {e: true}}", "fold", "{search: activate}", "{rotate: landscapeRight}",
    "{window: inactive}", "{scroll: down}",
  ])

  /// Eight concurrent events that take no time, so that every order can be replayed alone.
  static let eightAtOnce = together([
    "{set: {a: true}}", "{set: {b: true}}", "{set: {a: false}}", "{dynamicType: small}",
    "{window: inactive}", "{dynamicType: accessibility3}", "{window: active}", "{set: {c: true}}",
  ])

  /// Concurrent events that all change something, more than any budget reaches.
  static func manyAtOnce(_ count: Int) -> String {
    together((0..<count).map { "{set: {flag\($0): true}}" })
  }

  /// Six tracks of two events, four of which take time: 7,484,400 orders.
  static let sixTracksOfTwo = tracks([
    "[fold, unfold]", "[{search: activate}, {search: cancel}]", "[{scroll: down}, {scroll: up}]",
    "[{set: {editing: true}}, {set: {editing: false}}]",
    "[{window: inactive}, {window: active}]", "[{rotate: landscapeRight}, {rotate: portrait}]",
  ])

  /// Three of two and three of three: 756,756,000 orders.
  static let sixTracksOfTwoOrThree = tracks([
    "[fold, unfold]", "[{search: activate}, {search: cancel}, {search: activate}]",
    "[{scroll: down}, {scroll: up}]",
    "[{set: {editing: true}}, {set: {editing: false}}, {set: {editing: true}}]",
    "[{window: inactive}, {window: active}, {window: inactive}]",
    "[{rotate: landscapeRight}, {rotate: portrait}]",
  ])

  /// Six tracks of three: 137,225,088,000 orders.
  static let sixTracksOfThree = tracks([
    "[fold, unfold, fold]", "[{search: activate}, {search: cancel}, {search: activate}]",
    "[{scroll: down}, {scroll: up}, {scroll: down}]",
    "[{set: {editing: true}}, {set: {editing: false}}, {set: {editing: true}}]",
    "[{window: inactive}, {window: active}, {window: inactive}]",
    "[{rotate: landscapeRight}, {rotate: portrait}, {rotate: landscapeRight}]",
  ])

  private static func together(_ events: [String]) -> String {
    head + "events:\n  - together:\n      events:\n"
      + events.map { "        - \($0)\n" }.joined()
  }

  private static func tracks(_ tracks: [String]) -> String {
    head + "tracks:\n" + tracks.enumerated().map { "  track\($0.offset): \($0.element)\n" }.joined()
  }

  private static let head = """
    scenario: Bench
    device: iphone-duo
    screen:
      title: Sunset
      back: Library
      contentHeight: 3000
      searchable: {placement: automatic}
      toolbarMinimizationBehavior: onScrollDown
      toolbar:
        - {item: share, title: Share, systemImage: square.and.arrow.up, visibilityPriority: high}
        - {item: undo, title: Undo, systemImage: arrow.uturn.backward, placement: topBarLeading}
        - {item: redo, title: Redo, systemImage: arrow.uturn.forward, placement: topBarLeading}
        - {item: crop, title: Crop, systemImage: crop, placement: bottomBar, when: {state: {a: false}}}
        - {item: edit, title: Edit, systemImage: pencil, placement: topBarTrailing}
        - {item: export, title: Export, systemImage: doc, placement: secondaryAction}
    start: {hinge: fullyOpen, orientation: portrait, state: {editing: false, a: false}}

    """
}
