import ToolbarModel

extension FormatTable {
  /// The four orientations, and `landscape` for landscapeRight.
  static let orientation = FormatKind.word(
    "an orientation",
    Orientation.self,
    also: ["landscape"]
  )

  static let start = FormatMapping(
    .start,
    "the start",
    isEmptyAllowed: true,
    example: "{hinge: fullyOpen, orientation: portrait}",
    [
      FormatKey("screen", screenName, "The screen the replay begins on."),
      FormatKey("tab", .reference(.tab), "The selected tab; the first one by default."),
      FormatKey("present", screenName, "A sheet that is already up."),
      FormatKey("hinge", .word("a hinge status", HingeStatus.self), "Foldables only."),
      FormatKey("orientation", orientation, "Of the display in use."),
      FormatKey("size", size, "Of the window; resizable windows only."),
      FormatKey(
        "splitView",
        .word("a side", SplitSide.self),
        standard: "none",
        "The half of the display the app has."
      ),
      FormatKey(
        "search",
        .word(FormatVocabulary("a state of search", ["inactive", "active"])),
        standard: "inactive",
        "Whether search is active."
      ),
      FormatKey(
        "keyboard",
        .word(FormatVocabulary("a state of the keyboard", ["hidden", "shown"])),
        standard: "hidden",
        "Whether the keyboard is up."
      ),
      FormatKey(
        "hardwareKeyboard",
        .boolean,
        standard: "false",
        "Whether a hardware keyboard is attached."
      ),
      FormatKey(
        "window",
        .word("an activity", WindowActivity.self),
        standard: "active",
        "Whether the window is active."
      ),
      FormatKey(
        "scroll",
        .number(.extent),
        standard: "0",
        "How far down the content is, in points."
      ),
      FormatKey(
        "layoutDirection",
        .word("a layout direction", LayoutDirection.self),
        standard: "leftToRight",
        "The writing direction."
      ),
      FormatKey("dynamicTypeSize", typeSize, standard: "large", "The text size."),
      FormatKey("state", flags, standard: "{}", "App state that conditions read."),
      FormatKey(
        "customization",
        .mapping(.startCustomization),
        "What the person has changed in a customizable toolbar."
      ),
      FormatKey(
        "transients",
        .word("a kind of transients", Transients.self),
        standard: "ideal",
        "Whether the published intermediate passes are played."
      ),
      FormatKey("language", .text(.name), "The language whose `strings` are used."),
    ]
  )

  static let startCustomization = FormatMapping(
    .startCustomization,
    "a customization",
    isEmptyAllowed: true,
    example: "{order: [redo, undo], hidden: [crop]}",
    [
      FormatKey("order", ids(.declaredItem), standard: "[]", "Ids in the person's order."),
      FormatKey("hidden", ids(.declaredItem), standard: "[]", "Ids the person removed."),
    ]
  )

  static let typeSize = FormatKind.word("a text size", DynamicTypeSize.self)

  /// App state by name.
  static let flags = FormatKind.entries(
    FormatEntries(key: .text(.name), value: .flag, example: "{editing: true}")
  )
}
