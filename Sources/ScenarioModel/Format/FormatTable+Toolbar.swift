import ToolbarModel

extension FormatTable {
  static let entry = FormatKind.variant(
    FormatVariants(
      "a toolbar entry",
      [.item, .group, .controlGroup, .spacer, .defaultItem, .overflowMenu]
    )
  )

  static let item = FormatMapping(
    .item,
    "an item",
    example: "{item: share, title: Share, systemImage: square.and.arrow.up}",
    choices: [content],
    itemKeys + [placementKey] + appearanceKeys + [columnKey]
  )

  /// An item in a group, which has the placement and the column.
  static let groupItem = FormatMapping(
    .groupItem,
    "an item of a group",
    example: "{item: undo, title: Undo, systemImage: arrow.uturn.backward}",
    choices: [content],
    itemKeys + appearanceKeys
  )

  /// A row of the permanent part of the overflow menu.
  static let menuItem = FormatMapping(
    .menuItem,
    "an item of an overflow menu",
    example: "{item: clear, title: Clear Edits, role: destructive}",
    choices: [content],
    itemKeys + appearanceKeys
  )

  static let group = FormatMapping(
    .group,
    "a group",
    example: "{group: history, items: [{item: undo, title: Undo}]}",
    [
      FormatKey("group", .reference(.newItem), required: true, "The group's id."),
      FormatKey("title", .text(.some), "The labelled form, which may collapse to a menu."),
    ] + groupKeys
  )

  static let controlGroup = FormatMapping(
    .controlGroup,
    "a control group",
    example: "{controlGroup: zoom, title: Zoom, items: [{item: in, title: Zoom In}]}",
    [
      FormatKey("controlGroup", .reference(.newItem), required: true, "The group's id."),
      FormatKey("title", .text(.some), required: true, "Names it in the overflow menu."),
      FormatKey("systemImage", .text(.some), "Its symbol when it is a menu."),
    ] + groupKeys
  )

  static let spacer = FormatMapping(
    .spacer,
    "a spacer",
    example: "{spacer: flexible, placement: bottomBar}",
    [
      FormatKey("spacer", .word("a sizing", SpacerSizing.self), required: true, "Its sizing."),
      placementKey,
      columnKey,
    ]
  )

  static let defaultItem = FormatMapping(
    .defaultItem,
    "a default item",
    example: "{defaultItem: search, placement: bottomBar}",
    [
      FormatKey(
        "defaultItem",
        .word("a default item", ToolbarDefaultItemKind.self),
        required: true,
        "The item of the system that is placed."
      ),
      placementKey,
      columnKey,
    ]
  )

  static let overflowMenu = FormatMapping(
    .overflowMenu,
    "an overflow menu",
    example: "{overflowMenu: [{item: replace, title: Replace Photo}, divider]}",
    [
      FormatKey(
        "overflowMenu",
        .list(
          FormatList(
            of: .anyOf([.mapping(.menuItem), .word(FormatVocabulary("a menu row", ["divider"]))]),
            noun: "a menu row",
            example: "[{item: replace, title: Replace Photo}, divider]"
          )
        ),
        required: true,
        "Content that is always in the overflow menu."
      )
    ]
  )

  static let view = FormatMapping(
    .view,
    "a view",
    example: "{width: 74, height: 24}",
    [
      FormatKey("width", .number(.side), required: true, "In points."),
      FormatKey("height", .number(.side), required: true, "In points."),
    ]
  )

  static let defaultCustomization = FormatMapping(
    .defaultCustomization,
    "a default customization",
    isEmptyAllowed: true,
    example: "{visibility: hidden, options: [alwaysAvailable]}",
    [
      FormatKey(
        "visibility",
        .word("a visibility", CustomizationVisibility.self),
        standard: "automatic",
        "Whether the item starts in the bar."
      ),
      FormatKey(
        "options",
        .list(
          FormatList(
            of: .word(FormatVocabulary("a customization option", ["alwaysAvailable"])),
            example: "[alwaysAvailable]"
          )
        ),
        standard: "[]",
        "alwaysAvailable keeps a removed item in the overflow menu."
      ),
    ]
  )

  static let relativePriority = FormatMapping(
    .relativePriority,
    "a relative priority",
    example: "{higherThan: high}",
    choices: [
      FormatChoice(
        .exactlyOne,
        of: ["higherThan", "lowerThan"],
        "a relative priority is above one priority or below one"
      )
    ],
    [
      FormatKey("higherThan", priority, "Just above this one."),
      FormatKey("lowerThan", priority, "Just below this one."),
    ]
  )

  static let priority = FormatKind.anyOf([
    .word(FormatVocabulary("a visibility priority", ["low", "automatic", "high"])),
    .mapping(.relativePriority),
  ])

  private static let content = FormatChoice(
    .atLeastOne,
    of: ["title", "systemImage", "view"],
    "an item shows a \"title\", a \"systemImage\" or a \"view\""
  )

  private static let itemKeys = [
    FormatKey("item", .reference(.newItem), required: true, "The item's id."),
    FormatKey("title", .text(.some), "Its title."),
    FormatKey("systemImage", .text(.some), "Name of its symbol."),
    FormatKey("view", .mapping(.view), "A custom view of this size."),
  ]

  private static let placementKey = FormatKey(
    "placement",
    .word("a placement", ToolbarItemPlacement.self),
    standard: "automatic",
    "Where it wants to be."
  )

  private static let columnKey = FormatKey(
    "column",
    .word("a column", SplitViewColumn.self),
    standard: "detail",
    "The column of a split view."
  )

  private static let whenKey = FormatKey(
    "when",
    .mapping(.condition),
    "It is declared only while this holds."
  )

  private static let groupKeys = [
    placementKey,
    FormatKey("visibilityPriority", priority, standard: "automatic", "Who yields first."),
    whenKey,
    FormatKey(
      "items",
      .list(
        FormatList(
          of: .mapping(.groupItem),
          noun: "an item",
          count: 1...Int.max,
          example: "[{item: undo, title: Undo}]"
        )
      ),
      required: true,
      "Its items in order."
    ),
    columnKey,
  ]

  private static let appearanceKeys = [
    FormatKey("visibilityPriority", priority, "Who yields first; a group's item inherits."),
    FormatKey(
      "axisBehavior",
      .word("an axis behavior", ToolbarItemAxisBehavior.self),
      standard: "automatic",
      "The bars it may stand in."
    ),
    FormatKey("role", .word("a role", ItemRole.self), "The role of its button."),
    FormatKey(
      "badge",
      .anyOf([.integer(-1_000_000...1_000_000), .text(.some)]),
      "A count or a short text."
    ),
    FormatKey(
      "disabled",
      .anyOf([.boolean, .mapping(.condition)]),
      standard: "false",
      "Whether it is disabled, or while what holds."
    ),
    whenKey,
    FormatKey("width", .number(.side), "Length in a horizontal bar, instead of the measured one."),
    FormatKey(
      "contentMarginsRemoved",
      .boolean,
      standard: "false",
      "UIKit's isPaddingRemoved."
    ),
    FormatKey(
      "sharedBackgroundVisibility",
      .word("a background visibility", SharedBackgroundVisibility.self),
      standard: "automatic",
      "Whether it shares its group's background."
    ),
    FormatKey(
      "defaultCustomization",
      .mapping(.defaultCustomization),
      "How it starts in a customizable toolbar."
    ),
    FormatKey(
      "customizationBehavior",
      .word("a customization behavior", ToolbarCustomizationBehavior.self),
      standard: "default",
      "What the person may do with it."
    ),
  ]
}
