import ToolbarModel

extension FormatTable {
  static let expectation = FormatMapping(
    .expectation,
    "an expectation",
    example: "{visible: [share], strip: right}",
    [
      FormatKey("visible", ids(.item), "Each is in a bar."),
      FormatKey("overflow", ids(.item), "Each is in the overflow menu."),
      FormatKey(
        "reachable",
        ids(.item),
        "Each is in a bar, in the menu, or behind a menu control."
      ),
      FormatKey("absent", ids(.item), "Each is in no bar and not in the overflow menu."),
      FormatKey("dropped", ids(.listedItem), "Each is absent, and not on purpose."),
      FormatKey(
        "exactly",
        .entries(
          FormatEntries(
            key: bar,
            value: ids(.listedItem),
            isEmptyAllowed: false,
            example: "{verticalBar: [back, share]}"
          )
        ),
        "The bar holds these and no others, in this order."
      ),
      FormatKey("order", ids(.listedItem), "They stand in this order within one bar."),
      FormatKey(
        "bar",
        .entries(
          FormatEntries(
            key: .reference(.listedItem),
            value: bar,
            isEmptyAllowed: false,
            example: "{share: verticalBar}"
          )
        ),
        "The id stands in that bar."
      ),
      FormatKey(
        "form",
        .entries(
          FormatEntries(
            key: .reference(.listedItem),
            value: .word("a form", ItemForm.self),
            isEmptyAllowed: false,
            example: "{search: field}"
          )
        ),
        "How it is drawn there."
      ),
      FormatKey(
        "frame",
        .entries(
          FormatEntries(
            key: .reference(.item),
            value: frame,
            isEmptyAllowed: false,
            example: "{share: [394, 170, 48, 48]}"
          )
        ),
        "Where it stands, within half a point."
      ),
      FormatKey(
        "barFrame",
        .entries(
          FormatEntries(
            key: bar,
            value: frame,
            isEmptyAllowed: false,
            example: "{titleRow: [20, 24, 360, 48]}"
          )
        ),
        "Where the bar stands, within half a point."
      ),
      FormatKey("window", figures("[width, height]", count: 2), "Size of the window."),
      FormatKey("sheet", frame, "Where the sheet stands."),
      FormatKey("contentSize", figures("[width, height]", count: 2), "What is left for content."),
      FormatKey("keyboardHeight", .number(.extent), "Height of the keyboard; 0 while it is away."),
      FormatKey("backTitle", .text(.any), "What Back shows; empty for none."),
      FormatKey("safeArea", .mapping(.safeArea), "What the content sees, by physical side."),
      FormatKey(
        "strip",
        .word("a side", StripSide.self),
        "The physical side of the vertical edge."
      ),
      FormatKey(
        "overflowButton",
        .word(FormatVocabulary("a state of the overflow button", ["shown", "hidden"])),
        "Whether the ellipsis button is there."
      ),
      FormatKey("tabs", .word("a state of the tabs", ExpectedTabs.self), "How the tabs are shown."),
      FormatKey(
        "sizeClass",
        .list(
          FormatList(
            of: .anyOf([sizeClass, .nothing]),
            count: 2...2,
            example: "[compact, regular]"
          )
        ),
        "Horizontal and vertical size class."
      ),
      FormatKey("searching", .boolean, "Whether search is active."),
      FormatKey(
        "minimized",
        .anyOf([
          .boolean,
          .word(FormatVocabulary("a bar that minimizes", ["navigationBar", "tabBar", "none"])),
          .list(
            FormatList(
              of: .word("a bar that minimizes", ToolbarPlacement.self),
              example: "[navigationBar, tabBar]"
            )
          ),
        ]),
        "The minimized bars."
      ),
    ]
  )

  static let safeArea = FormatMapping(
    .safeArea,
    "a safe area",
    example: "{top: 82, right: 84}",
    ["top", "left", "bottom", "right"].map {
      FormatKey($0, .anyOf([.number(.distance), .nothing]), "In points, within half a point.")
    }
  )

  static let bar = FormatKind.word("a bar", Bar.self)

  private static let frame = figures("[x, y, width, height]", count: 4)
}
