extension StabilityRule {
  /// The settings of the rule with their defaults: one table for decoder, schema, manual and rules.
  ///
  /// Defaults are those of the rules' definitions: 300 ms is the length of a reported flash, 350 ms one reaction
  /// time, 44 pt a target and 22 pt half of it, 3 pt the noise limit of the web's layout-shift metric.
  package var settings: [RuleSetting] {
    switch self {
    case .flicker:
      [
        .duration("within", 300, "away and back in at most this is an error"),
        .duration(
          "long",
          1500,
          "away and back in at most this, with no event at all, is a warning"
        ),
        .number("area", 50, "percent of its area below which a shrunken item counts as away"),
        .number("opacity", hundredths: 10, "below this opacity an item counts as away"),
      ]
    case .oscillation:
      [
        .number("cycle", 5, "signatures in one run that make a cycle"),
        .number("passes", 4, "layout passes above which nothing will settle"),
      ]
    case .boundaryChatter:
      [
        .length("jitter", 2, "two changes of one item while the length stays within this"),
        .length("band", 8, "two leaves or two returns of one item while it stays within this"),
      ]
    case .lateSettle:
      [
        .duration("warning", 250, "settling later than this after the event is a warning"),
        .duration("error", 500, "settling later than this after the event is an error"),
        .number("passes", 2, "layout passes above which settling is a warning"),
        .duration("anchor", 100, "an item reaches its place this long after its edge at most"),
      ]
    case .rebuild:
      [
        .duration("gap", 300, "an absence of at most this is not a real one"),
        .number("rate", 2, "new instances a second above which they are one storm"),
      ]
    case .vanish:
      [
        .duration("transient", 350, "away longer than this between two states that have the item"),
        .number("opacity", hundredths: 10, "below this opacity an item at rest counts as missing"),
      ]
    case .deadEntry:
      [.number("covered", 50, "percent of an item's area that another item may cover")]
    case .duplicate: []
    case .ghost:
      [.duration("after", 350, "judged this long after the last event")]
    case .priorityInversion:
      [.length("slack", 0.5, "how much longer the more important item may be and still fit")]
    case .compressionOrder:
      [
        RuleSetting(
          "first",
          .word(["title", "tabs", "items"]),
          nil,
          "who yields first; not checked without it"
        ),
        RuleSetting(
          "minimum",
          .lengths(["title"]),
          nil,
          "the length below which it need not yield"
        ),
        .length("slack", 8, "how much more than its minimum it may keep"),
      ]
    case .nonMonotone:
      [.number("repeats", 3, "equal events in a row that lose an item each time are a drift")]
    case .affordance:
      [.length("slack", 0.5, "how much longer than the button the only hidden item may be")]
    case .reorder:
      [.duration("customize", 500, "how long a customization may reorder")]
    case .collateralShift:
      [
        .length("info", 1, "a move of this much is told"),
        .length("warning", 3, "a move of this much is a warning"),
        .length("error", 22, "a move of this much is an error: half of a target"),
        .duration("bounce", 3000, "a push that is undone within this is a bounce"),
        .length("overshoot", 3, "how far a path may pass its end"),
      ]
    case .teleport:
      [
        .length("anchor", 1, "how far a keyboard bar may be off the keyboard"),
        .length("path", 22, "paths shorter than this are not judged"),
        .number("jump", 25, "percent of its path an item may move in one entry"),
        .number("still", 10, "percent of its path below which the edge counts as standing still"),
      ]
    case .axisFlip: []
    case .overlap:
      [
        .number("area", 1, "square points two items may share"),
        .length("edge", 0.5, "how far an item may leave its bounds"),
      ]
    case .pathDependent:
      [
        RuleSetting("hysteresis", .range, nil, "widths in this band may depend on the past"),
        .length("tolerance", 1, "how far equal frames may differ"),
      ]
    case .stuckMode:
      [
        RuleSetting(
          "restore",
          .word(["reverse", "top"]),
          nil,
          "when scrolled bars come back; not checked without it"
        )
      ]
    case .customLost, .poseGap, .focusLost: []
    case .menuDisrupted:
      [
        RuleSetting(
          "policy",
          .word(["update", "freeze", "dismiss"]),
          .word("update"),
          "what an open menu does when the layout changes"
        ),
        .length("distance", 8, "how far the owner of an open menu may move"),
        .duration("stale", 250, "how long a layout may stay stale under an open menu"),
      ]
    case .targetMoved:
      [.duration("within", 350, "how long before a tap its target must stand still")]
    }
  }
}

extension RuleSetting {
  fileprivate static func duration(_ name: String, _ milliseconds: Int, _ meaning: String) -> Self {
    RuleSetting(name, .duration, .duration(ReplayDuration(milliseconds: milliseconds)), meaning)
  }

  fileprivate static func length(_ name: String, _ length: Length, _ meaning: String) -> Self {
    RuleSetting(name, .length, .length(length), meaning)
  }

  fileprivate static func number(_ name: String, _ whole: Int, _ meaning: String) -> Self {
    RuleSetting(name, .number, .number(hundredths: whole * 100), meaning)
  }

  fileprivate static func number(_ name: String, hundredths: Int, _ meaning: String) -> Self {
    RuleSetting(name, .number, .number(hundredths: hundredths), meaning)
  }
}
