/// Scenario texts as people write them, in any length.
enum SyntheticScenario {
  /// `rounds` times ten events on a photo editor with `items` declared items.
  static func text(rounds: Int, items: Int = 16, name: String = "Bench") -> String {
    """
    scenario: \(name)
    device: iphone-duo
    screen:
      title: Sunset
      back: Library
      contentHeight: 3000
      searchable: {placement: automatic}
      toolbarMinimizationBehavior: onScrollDown
      toolbar:
    \(toolbar(items: items))
    start: {hinge: fullyOpen, orientation: portrait, state: {editing: false}}
    events:
      - repeat:
          times: \(rounds)
          events:
            - fold
            - search: activate
            - search: cancel
            - rotate: landscapeRight
            - {set: {editing: true}}
            - unfold
            - scroll: down
            - scroll: up
            - {set: {editing: false}}
            - {rotate: portrait, after: 120ms}

    """
  }

  static func toolbar(items: Int) -> String {
    (0..<items).map { index in
      let placement = ["topBarTrailing", "topBarLeading", "secondaryAction", "bottomBar"][index % 4]
      let priority = ["high", "automatic", "low"][index % 3]
      return "    - {item: item\(index), title: Action \(index), "
        + "systemImage: square.and.arrow.up, placement: \(placement), "
        + "visibilityPriority: \(priority)}"
    }.joined(separator: "\n")
  }
}
