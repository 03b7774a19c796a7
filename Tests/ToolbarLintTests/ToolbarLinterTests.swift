import ScenarioModel
import SourceText
import Testing
import ToolbarLint
import ToolbarModel

@Suite("Advice on declared toolbars")
struct ToolbarLinterTests {
  /// One declaration and every line of advice it calls for.
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var screen: Screen
    var device: DeviceProfile = .iPhoneDuo
    var os: LinkedSDK = .sdk27_1
    var advice: [String]
  }

  static func symbol(
    _ id: String,
    _ placement: ToolbarItemPlacement = .topBarTrailing,
    priority: VisibilityPriority? = nil,
    role: ItemRole? = nil
  ) -> ToolbarEntry {
    .item(
      ToolbarItem(
        id: ItemID(id),
        content: .label(title: id, symbol: "star"),
        placement: placement,
        priority: priority,
        role: role
      )
    )
  }

  static func view(_ width: Length) -> ItemContent {
    .view(Size(width: width, height: 36), title: "Zoom", symbol: nil)
  }

  static let rows: [Row] = [
    Row(
      testDescription: "a plain toolbar is silent",
      screen: Screen(title: "Photo", toolbar: [symbol("share"), symbol("edit")]),
      advice: []
    ),
    Row(
      testDescription: "everything high",
      screen: Screen(toolbar: [symbol("a", priority: .high), symbol("b", priority: .high)]),
      advice: [
        "everything-high: all 2 items have high priority, so none has: position decides again"
      ]
    ),
    Row(
      testDescription: "one of two high is what priorities are for",
      screen: Screen(toolbar: [symbol("a", priority: .high), symbol("b")]),
      advice: []
    ),
    Row(
      testDescription: "three pinned",
      screen: Screen(
        toolbar: ["a", "b", "c"].map { symbol($0, .topBarPinnedTrailing) }
      ),
      advice: ["too-many-pinned: 3 items are pinned, and if everything is pinned, nothing is"]
    ),
    Row(
      testDescription: "destructive beside immediate",
      screen: Screen(toolbar: [symbol("share"), symbol("trash", role: .destructive)]),
      advice: [
        "destructive-neighbour: \"trash\" is destructive and stands beside \"share\", one slip away"
      ]
    ),
    Row(
      testDescription: "a symbol without a title",
      screen: Screen(
        toolbar: [
          .item(ToolbarItem(id: "pen", content: .symbol("pencil"), placement: .topBarTrailing))
        ]
      ),
      advice: [
        "missing-title: \"pen\" has no title, so its row in the overflow menu says nothing"
      ]
    ),
    Row(
      testDescription: "a title without a symbol on a device with vertical bars",
      screen: Screen(
        toolbar: [
          .item(ToolbarItem(id: "edit", content: .title("Edit"), placement: .topBarTrailing))
        ]
      ),
      advice: [
        "missing-symbol: \"edit\" has no symbol, so it can never stand in a vertical bar"
      ]
    ),
    Row(
      testDescription: "a title without a symbol where bars are always horizontal",
      screen: Screen(
        toolbar: [
          .item(ToolbarItem(id: "edit", content: .title("Edit"), placement: .topBarTrailing))
        ]
      ),
      device: .iPhone17,
      advice: []
    ),
    Row(
      testDescription: "an ellipsis of one's own",
      screen: Screen(
        toolbar: [
          .item(
            ToolbarItem(
              id: "more",
              content: .label(title: "More", symbol: "ellipsis.circle"),
              placement: .topBarTrailing
            )
          )
        ]
      ),
      advice: [
        "second-ellipsis: \"more\" looks like the system's overflow button and may stand beside it"
      ]
    ),
    Row(
      testDescription: "horizontalOnly under a search",
      screen: Screen(
        searchable: Searchable(),
        toolbar: [
          .item(
            ToolbarItem(
              id: "select",
              content: .label(title: "Select", symbol: "checkmark.circle"),
              placement: .topBarTrailing,
              axisBehavior: .horizontalOnly
            )
          )
        ]
      ),
      advice: [
        "unreachable-horizontal-only: \"select\" may only stand in a horizontal bar, and on the "
          + "outer display the keyboard of a search empties the title row"
      ]
    ),
    Row(
      testDescription: "alwaysAvailable in a fixed toolbar",
      screen: Screen(
        toolbar: [
          .item(
            ToolbarItem(
              id: "tag",
              content: .label(title: "Tag", symbol: "tag"),
              customization: ItemCustomization(isAlwaysAvailable: true)
            )
          )
        ]
      ),
      advice: [
        "useless-always-available: \"alwaysAvailable\" of \"tag\" has no effect: the toolbar is not customizable"
      ]
    ),
    Row(
      testDescription: "a group in a customizable toolbar",
      screen: Screen(
        toolbarID: "photo",
        toolbar: [
          .group(
            ToolbarItemGroup(
              id: "history",
              items: [
                ToolbarItem(id: "undo", content: .label(title: "Undo", symbol: "arrow.uturn.left"))
              ]
            )
          )
        ]
      ),
      advice: [
        "group-in-customizable-bar: the items of group \"history\" have no place of their own in a "
          + "customizable toolbar"
      ]
    ),
    Row(
      testDescription: "a badge nobody sees",
      screen: Screen(
        toolbar: [
          .overflowMenu([
            .item(
              ToolbarItem(
                id: "inbox",
                content: .label(title: "Inbox", symbol: "tray"),
                badge: .count(3)
              )
            )
          ])
        ]
      ),
      advice: [
        "badge-in-overflow: \"inbox\" has a badge but is always in the overflow menu, where nobody sees it"
      ]
    ),
    Row(
      testDescription: "APIs newer than the linked SDK",
      screen: Screen(
        verticalBehavior: .disabled,
        toolbar: [symbol("share", .topBarPinnedTrailing), symbol("undo")]
      ),
      os: .sdk26,
      advice: [
        "newer-api: \"toolbarVerticalBehavior\" needs the 27.1 SDK, and the scenario is linked with 26",
        "newer-api: \"topBarPinnedTrailing\" needs the 27.0 SDK, and the scenario is linked with 26",
      ]
    ),
  ]

  @Test("reports what the declarations call for and nothing else", arguments: rows)
  func reports(row: Row) {
    let scenario = Scenario(
      name: "Lint",
      path: "lint.yaml",
      device: row.device,
      os: row.os,
      screens: [
        NamedScreen(name: "screen", screen: row.screen, path: "lint.yaml", position: .start)
      ]
    )
    let found = ToolbarLinter.advice(on: scenario).map { "\($0.rule.rawValue): \($0.message)" }
    #expect(found == row.advice)
  }

  @Test("names a pushed screen that switches the vertical bar off")
  func namesChangingVerticalBehavior() {
    let screens = [("list", ToolbarVerticalBehavior.automatic), ("reader", .disabled)].map {
      NamedScreen(
        name: $0.0,
        screen: Screen(title: $0.0, verticalBehavior: $0.1),
        path: "lint.yaml",
        position: .start
      )
    }
    let scenario = Scenario(
      name: "Lint",
      path: "lint.yaml",
      device: .iPhoneDuo,
      screens: screens,
      tracks: [
        Track(name: "events", steps: [Step(action: .event(.push("reader")), position: .start)])
      ]
    )
    #expect(
      ToolbarLinter.advice(on: scenario).map(\.message) == [
        "screen \"reader\" is pushed with \"toolbarVerticalBehavior: disabled\" over \"list\" with "
          + "\"automatic\", so the bars change sides within one task"
      ]
    )
  }
}
