import ToolbarModel

extension FormatTable {
  static let screen = FormatMapping(
    .screen,
    "a screen",
    isEmptyAllowed: true,
    example: "{title: Sunset, toolbar: [{item: share, title: Share}]}",
    choices: [
      FormatChoice(
        .atMostOne,
        of: ["toolbarMinimizationBehavior", "toolbarMinimizeBehavior"],
        "they are two spellings of one key"
      )
    ],
    [
      FormatKey(
        "from",
        .text(.line),
        "A file of the same repository that holds the screen; other keys override it."
      ),
      FormatKey("title", .text(.any), "The navigation title."),
      FormatKey("subtitle", .text(.any), "The navigation subtitle."),
      FormatKey("back", .text(.any), "Title of the previous screen; absent is a root."),
      FormatKey("backButtonTitle", .text(.any), "An own title of Back on the next screen."),
      FormatKey(
        "backButtonDisplayMode",
        .word("a display mode of Back", BackButtonDisplayMode.self),
        standard: "default",
        "How much of a title Back tries to show."
      ),
      FormatKey(
        "toolbarTitleDisplayMode",
        .word("a title display mode", ToolbarTitleDisplayMode.self),
        standard: "automatic",
        "How the title is shown."
      ),
      FormatKey(
        "toolbarRole",
        .word("a toolbar role", ToolbarRole.self),
        standard: "automatic",
        "What the toolbar is for."
      ),
      FormatKey(
        "tabs",
        .list(
          FormatList(
            of: .anyOf([.reference(.newTab), .mapping(.tab)]),
            noun: "a tab",
            example: "[Library, {tab: Search, role: search}]"
          )
        ),
        standard: "[]",
        "The tabs of the tab view the screen stands in."
      ),
      FormatKey("hidden", bars, standard: "[]", "Bars the app hides: toolbar(.hidden, for:)."),
      FormatKey("searchable", .mapping(.searchable), "The search field."),
      FormatKey(
        "tabBarMinimizeBehavior",
        behavior,
        standard: "automatic",
        "When the tab bar minimizes."
      ),
      FormatKey(
        "toolbarMinimizationBehavior",
        .anyOf([behavior, .mapping(.minimization)]),
        standard: "automatic",
        "When the navigation bar, or the bars named, minimize."
      ),
      FormatKey(
        "toolbarMinimizeBehavior",
        .anyOf([behavior, .mapping(.minimization)]),
        aliasOf: "toolbarMinimizationBehavior",
        "The WWDC26 spelling of toolbarMinimizationBehavior."
      ),
      FormatKey(
        "toolbarMinimizationRestoration",
        .word("a restoration", ToolbarMinimizationRestoration.self),
        standard: "automatic",
        "When a minimized bar returns."
      ),
      FormatKey(
        "toolbarMinimizationSafeAreaAdjustment",
        .word("a safe-area adjustment", ToolbarMinimizationSafeAreaAdjustment.self),
        standard: "automatic",
        "Whether the safe area follows a minimized bar."
      ),
      FormatKey(
        "toolbarVerticalBehavior",
        .word("a vertical behavior", ToolbarVerticalBehavior.self),
        standard: "automatic",
        "Whether the toolbar may stand vertically."
      ),
      FormatKey(
        "toolbarVerticalCompressionBehavior",
        .word("a compression behavior", ToolbarVerticalCompressionBehavior.self),
        standard: "automatic",
        "Who gives way first in a vertical bar."
      ),
      FormatKey("contentHeight", .number(.extent), "Height of the scroll view's content."),
      FormatKey("toolbarID", .text(.some), "toolbar(id:): makes the toolbar customizable."),
      FormatKey(
        "container",
        .word("a container", NavigationContainer.self),
        standard: "navigationStack",
        "What the screen stands in."
      ),
      FormatKey(
        "presentation",
        .word("a presentation", ScreenPresentation.self),
        standard: "screen",
        "Whether the screen is a sheet."
      ),
      FormatKey(
        "presentationPlacement",
        .word("a placement of a sheet", PresentationPlacement.self),
        standard: "automatic",
        "Where the sheet stands."
      ),
      FormatKey(
        "toolbar",
        .list(
          FormatList(
            of: entry,
            noun: "a toolbar entry",
            example: "[{item: share, title: Share}]"
          )
        ),
        standard: "[]",
        "The toolbar's content in declaration order."
      ),
    ]
  )

  static let tab = FormatMapping(
    .tab,
    "a tab",
    example: "{tab: Search, role: search}",
    [
      FormatKey("tab", .reference(.newTab), required: true, "The tab's name."),
      FormatKey("role", .word("a role of a tab", TabRole.self), "The search tab."),
      FormatKey("screen", screenName, "The screen it shows; this one by default."),
    ]
  )

  static let searchable = FormatMapping(
    .searchable,
    "a searchable",
    isEmptyAllowed: true,
    example: "{placement: automatic}",
    [
      FormatKey(
        "placement",
        .word("a placement of search", SearchFieldPlacement.self),
        standard: "automatic",
        "Where the field stands."
      ),
      FormatKey(
        "searchToolbarBehavior",
        .word("a toolbar behavior of search", SearchToolbarBehavior.self),
        standard: "automatic",
        "Whether the field may be a button."
      ),
      FormatKey(
        "searchPresentationToolbarBehavior",
        .word(
          "a presentation behavior of search",
          SearchPresentationToolbarBehavior.self
        ),
        standard: "automatic",
        "Whether an active search hides content of the bar."
      ),
    ]
  )

  static let minimization = FormatMapping(
    .minimization,
    "a minimization behavior",
    example: "{behavior: onScrollDown, for: [navigationBar]}",
    [
      FormatKey("behavior", behavior, required: true, "When the bars minimize."),
      FormatKey("for", bars, standard: "[navigationBar]", "The bars it is for."),
    ]
  )

  static let behavior = FormatKind.word("a minimization behavior", BarMinimizationBehavior.self)

  /// The bars that `hidden`, `for` and `minimized` name.
  static let bars = FormatKind.list(
    FormatList(of: .word("a bar to hide or minimize", ToolbarPlacement.self), example: "[tabBar]")
  )
}
