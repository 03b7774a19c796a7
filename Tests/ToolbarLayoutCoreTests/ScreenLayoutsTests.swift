import Testing
import ToolbarLayoutCore
import ToolbarModel

/// A screen made ready gives the layouts its engine gives of the screen itself.
@Suite struct ScreenLayoutsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var device: DeviceProfile
    var traits: [Traits]
    var testDescription: String { device.name }
  }

  static let rows = [
    Row(
      device: .iPhoneDuo,
      traits: [Samples.innerPortrait, Samples.outerLeft, Samples.innerPortrait]
    ),
    Row(device: .iPad11, traits: orders.map { arranged(in: $0) }),
    Row(device: .iPhone17, traits: orders.map { arranged(in: $0) }),
  ]

  private static let orders: [[ItemID]] = [[], ["i3", "i1"], ["i2", "i3"], []]

  private static func arranged(in order: [ItemID]) -> Traits {
    var traits = Samples.pad
    traits.arrangement = UserArrangement(order: order)
    return traits
  }

  private static let screen = Screen(
    title: "Library",
    role: .editor,
    toolbarID: "main",
    toolbar: Samples.symbols(6, .secondaryAction)
  )

  @Test("a screen made ready has the layouts of the screen", arguments: rows)
  func preparedIsAsUnprepared(_ row: Row) {
    let prepared = ToolbarLayoutCore().prepared(Self.screen, on: row.device)
    for traits in row.traits {
      #expect(
        prepared.layouts(in: traits, previous: nil)
          == ToolbarLayoutCore().layouts(
            of: Self.screen,
            in: traits,
            on: row.device,
            previous: nil
          )
      )
    }
  }

  /// An engine with a memory, and with nothing to make ready.
  private struct KeepingEngine: LayoutEngine {
    func layouts(
      of screen: Screen,
      in traits: Traits,
      on device: DeviceProfile,
      previous: ToolbarLayout?
    ) -> [ToolbarLayout] {
      [previous ?? ToolbarLayoutCore().layout(of: screen, in: traits, on: device)]
    }
  }

  @Test("an engine with nothing to make ready is asked for every layout")
  func unprepared() {
    let screen = Self.screen
    let prepared = KeepingEngine().prepared(screen, on: .iPhoneDuo)
    let portrait = Samples.layout(screen, Samples.innerPortrait)
    let landscape = Samples.layout(screen, Samples.outerLeft)
    #expect(prepared.layouts(in: Samples.innerPortrait, previous: nil) == [portrait])
    #expect(prepared.layouts(in: Samples.outerLeft, previous: nil) == [landscape])
    #expect(prepared.layouts(in: Samples.outerLeft, previous: portrait) == [portrait])
  }
}
