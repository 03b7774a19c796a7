import ToolbarModel

extension FormatTable {
  static let condition = FormatMapping(
    .condition,
    "a condition",
    example: "{horizontalSizeClass: regular}",
    [
      FormatKey("horizontalSizeClass", sizeClass, "Width."),
      FormatKey("verticalSizeClass", sizeClass, "Height."),
      FormatKey("display", .word("a display", Display.self), "The display in use."),
      FormatKey("orientation", orientation, "Of the display in use; `landscape` is either."),
      FormatKey("hinge", .word("a hinge status", HingeStatus.self), "How far it is open."),
      FormatKey("verticalEdge", .word("a vertical edge", VerticalEdge.self), "Reading side."),
      FormatKey("searching", .boolean, "Whether search is active."),
      FormatKey("windowActive", .boolean, "Whether the window is active."),
      FormatKey("minimized", .boolean, "Whether the navigation bar is minimized."),
      FormatKey(
        "keyboard",
        .word(FormatVocabulary("a state of the keyboard", ["shown", "hidden"])),
        "Whether the keyboard is up."
      ),
      FormatKey("tab", .reference(.tab), "The selected tab."),
      FormatKey(
        "state",
        .entries(
          FormatEntries(
            key: .text(.name),
            value: .flag,
            isEmptyAllowed: false,
            example: "{editing: true}"
          )
        ),
        "App state; every flag must have its value."
      ),
      FormatKey("any", conditions, "At least one of these holds."),
      FormatKey("all", conditions, "Each of these holds."),
      FormatKey("not", .mapping(.condition), "This does not hold."),
    ]
  )

  static let sizeClass = FormatKind.word("a size class", SizeClass.self)

  private static let conditions = FormatKind.list(
    FormatList(
      of: .mapping(.condition),
      noun: "a condition",
      count: 1...Int.max,
      example: "[{horizontalSizeClass: regular}, {searching: true}]"
    )
  )
}
