import ToolbarModel

extension FormatTable {
  static let steps = FormatKind.list(
    FormatList(of: stepKind, noun: stepNoun, example: "[fold, {rotate: portrait}]")
  )

  /// What an element of a list of steps is called, and known by.
  static let stepNoun = "a step"

  /// A bare word, or a mapping with one event.
  static let stepKind = FormatKind.anyOf([
    .word(FormatVocabulary("an event that may stand alone", bareEvents)),
    .mapping(.step),
  ])

  /// Events without an argument; as a key beside modifiers they take `~`.
  static let bareEvents = ["fold", "unfold", "pop", "dismiss"]

  /// The events of the model by the words that name them.
  static let verbs = Dictionary(uniqueKeysWithValues: EventVerb.allCases.map { ($0.rawValue, $0) })

  /// Whether a key of a step names its event, and does not modify it.
  static func isEvent(_ key: String) -> Bool { eventNames.contains(key) }

  private static let eventNames = Set(eventKeys.map(\.name))

  static let modifiers = ["after", "at", "over", "track", "label"]

  static let step = FormatMapping(
    .step,
    "a step",
    example: "{rotate: portrait, after: 120ms}",
    choices: [
      FormatChoice(.exactlyOne, of: eventKeys.map(\.name), "a step has one event"),
      FormatChoice(
        .atMostOne,
        of: ["after", "at"],
        "a step begins after the previous one or at a time, not both"
      ),
    ],
    eventKeys + [
      FormatKey("after", .duration, "Begins this long after the previous step began."),
      FormatKey("at", .duration, "Begins this long after the start."),
      FormatKey("over", .duration, "Its own duration."),
      FormatKey("track", .text(.name), "The track it belongs to."),
      FormatKey("label", .text(.line), "A name for reports."),
    ]
  )

  static let eventKeys = [
    FormatKey("fold", hinge, "Folds the device; closed by default."),
    FormatKey("unfold", hinge, "Unfolds the device; fullyOpen by default."),
    FormatKey("hinge", .number(.angle), "Moves the hinge to an angle in degrees."),
    FormatKey("rotate", orientation, "Turns the device."),
    FormatKey("resize", size, "Resizes the window; with `over` through every width between."),
    FormatKey("splitView", .word("a side", SplitSide.self), "Split View multitasking."),
    FormatKey("search", .word("a search command", SearchCommand.self), "Begins or ends search."),
    FormatKey(
      "keyboard",
      .anyOf([
        .word(FormatVocabulary("a keyboard command", ["show", "hide"])),
        .mapping(.keyboardHeight),
      ]),
      "Shows or hides the keyboard."
    ),
    FormatKey(
      "scroll",
      .anyOf([
        .word(FormatVocabulary("a direction to scroll", ["down", "up", "top", "bottom"])),
        .mapping(.scrollDistance),
      ]),
      "Scrolls the content; down and up by 200 points."
    ),
    FormatKey("window", .word("an activity", WindowActivity.self), "Activity of the window."),
    FormatKey("push", screenName, "Pushes a screen."),
    FormatKey("pop", .nothing, "Pops the topmost pushed screen."),
    FormatKey("present", screenName, "Presents a screen as a sheet."),
    FormatKey("dismiss", .nothing, "Dismisses the topmost sheet."),
    FormatKey("tab", .reference(.tab), "Switches to a tab."),
    FormatKey(
      "set",
      .entries(
        FormatEntries(
          key: .text(.name),
          value: .flag,
          isEmptyAllowed: false,
          example: "{editing: true}"
        )
      ),
      "Changes app state."
    ),
    FormatKey(
      "customize",
      .anyOf([
        .word(FormatVocabulary("a customization", ["reset"])),
        .mapping(.customization),
      ]),
      "The person changes the toolbar."
    ),
    FormatKey("dynamicType", typeSize, "Changes the text size."),
    FormatKey("menu", .word("a menu command", MenuCommand.self), "The overflow menu."),
    FormatKey("focus", .reference(.item), "Keyboard focus moves here."),
    FormatKey("tap", .reference(.item), "The person taps here."),
    FormatKey("wait", .duration, "Nothing happens for this long."),
    FormatKey("repeat", .mapping(.repetition), "Repeats a list of steps."),
    FormatKey("together", .mapping(.together), "Events whose order is unknown."),
    FormatKey("expect", .mapping(.expectation), "What must hold here, once all has settled."),
  ]

  static let hingeTarget = FormatMapping(
    .hingeTarget,
    "a fold",
    example: "{to: closed, orientation: portrait}",
    [
      FormatKey("to", .word("a hinge status", HingeStatus.self), "The status to reach."),
      FormatKey("orientation", orientation, "The orientation there, instead of the usual one."),
    ]
  )

  static let keyboardHeight = FormatMapping(
    .keyboardHeight,
    "a keyboard",
    example: "{show: 264}",
    [FormatKey("show", .number(.side), required: true, "Shows a keyboard of this height.")]
  )

  static let scrollDistance = FormatMapping(
    .scrollDistance,
    "a scroll",
    example: "{by: 240}",
    [FormatKey("by", .number(.distance), required: true, "Points; positive is downward.")]
  )

  static let customization = FormatMapping(
    .customization,
    "a customization",
    example: "{hide: crop} or {move: redo, before: undo}",
    choices: [
      FormatChoice(.exactlyOne, of: ["hide", "show", "move"], "a customization changes one item")
    ],
    [
      FormatKey("hide", .reference(.declaredItem), "Removes an item."),
      FormatKey("show", .reference(.declaredItem), "Adds an item."),
      FormatKey("move", .reference(.declaredItem), "Moves an item."),
      FormatKey("before", .reference(.declaredItem), "The item to move it before."),
    ]
  )

  static let repetition = FormatMapping(
    .repetition,
    "a repetition",
    example: "{times: 3, events: [fold, unfold]}",
    [
      FormatKey("times", .integer(1...10_000), required: true, "How often."),
      FormatKey("events", someSteps, required: true, "The steps to repeat."),
    ]
  )

  static let together = FormatMapping(
    .together,
    "a set of events",
    example: "{within: 300ms, events: [fold, {keyboard: hide}]}",
    [
      FormatKey("within", .duration, standard: "0ms", "All begin within this long."),
      FormatKey("events", someSteps, required: true, "The events, in any order."),
    ]
  )

  private static let someSteps = FormatKind.list(
    FormatList(
      of: stepKind,
      noun: stepNoun,
      count: 1...Int.max,
      example: "[fold, {rotate: portrait}]"
    )
  )

  private static let hinge = FormatKind.anyOf([
    .nothing,
    .word("a hinge status", HingeStatus.self),
    .mapping(.hingeTarget),
  ])
}
