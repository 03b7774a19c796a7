import Testing
import ToolbarLayoutCore
import ToolbarModel

@Suite("A toolbar in the person's order")
struct ArrangedScreenTests {
  static func action(
    _ id: String,
    _ placement: ToolbarItemPlacement = .secondaryAction,
    _ behavior: ToolbarCustomizationBehavior = .default
  ) -> ToolbarEntry {
    .item(
      ToolbarItem(
        id: ItemID(id),
        content: .label(title: id, symbol: "star"),
        placement: placement,
        customization: ItemCustomization(behavior: behavior)
      )
    )
  }

  static let screen = Screen(
    toolbarID: "draft",
    toolbar: [
      action("outline"), action("pen", .primaryAction), action("words"),
      action("fixed", .secondaryAction, .disabled), action("share"),
    ]
  )

  @Test(
    "moves what may be moved among its own places",
    arguments: [
      ([], ["outline", "pen", "words", "fixed", "share"]),
      (["share", "outline", "words"], ["share", "pen", "outline", "fixed", "words"]),
      (["words", "outline"], ["words", "pen", "outline", "fixed", "share"]),
      (["share", "fixed", "pen", "outline"], ["share", "pen", "words", "fixed", "outline"]),
    ] as [([ItemID], [ItemID])]
  )
  func moves(order: [ItemID], expected: [ItemID]) throws {
    let device = try #require(DeviceProfile.named("ipad-13"))
    #expect(Self.screen.arranged(in: order, on: device).allItems.map(\.id) == expected)
  }

  @Test("leaves a phone's toolbar and one without an id alone")
  func leavesAlone() throws {
    let pad = try #require(DeviceProfile.named("ipad-13"))
    let phone = try #require(DeviceProfile.named("iphone-17"))
    var fixed = Self.screen
    fixed.toolbarID = nil
    #expect(Self.screen.arranged(in: ["share", "outline"], on: phone) == Self.screen)
    #expect(fixed.arranged(in: ["share", "outline"], on: pad) == fixed)
  }
}
