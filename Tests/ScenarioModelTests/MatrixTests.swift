import ScenarioModel
import Testing
import ToolbarModel

@Suite struct MatrixTests {
  private func scenarios(_ matrix: String, screen: String = "{title: A}") throws -> [Scenario] {
    try read("scenario: a\ndevice: iphone-duo\nscreen: \(screen)\nmatrix: \(matrix)\n").scenarios
  }

  @Test("runs every combination, the last path varying fastest")
  func order() throws {
    let all = try scenarios(
      "{start.layoutDirection: [leftToRight, rightToLeft], start.language: [en, de]}"
    )
    #expect(
      all.map { $0.matrix.map(\.value) } == [
        ["leftToRight", "en"], ["leftToRight", "de"], ["rightToLeft", "en"], ["rightToLeft", "de"],
      ]
    )
    #expect(
      all.map(\.start.layoutDirection) == [.leftToRight, .leftToRight, .rightToLeft, .rightToLeft]
    )
    #expect(all.map(\.start.language) == ["en", "de", "en", "de"])
  }

  @Test("varies keys that are not there, flags, and numbers of the device")
  func absent() throws {
    let keys = try scenarios("{screen.searchable.placement: [toolbar, sidebar]}")
    #expect(keys.map(\.startScreen.screen.searchable?.placement) == [.toolbar, .sidebar])
    let flags = try scenarios("{start.state.a.b: [1, true]}")
    #expect(flags.map { $0.start.flags["a.b"] } == [.number(hundredths: 100), .boolean(true)])
    let numbers = try scenarios("{device.hinge.opening: [20, 30.5]}")
    #expect(numbers.map { $0.device[.hingeOpening] } == [2_000, 3_050])
    let rules = try scenarios("{stability.rules.flicker.within: [100ms, 200ms]}")
    #expect(
      rules.map { $0.stability.rules.first?.values.first?.value } == [
        .duration(ReplayDuration(milliseconds: 100)), .duration(ReplayDuration(milliseconds: 200)),
      ]
    )
  }

  @Test("varies the device and the only screen of a file with several")
  func names() throws {
    let devices = try read(
      "scenario: a\ndevice: iphone-duo\nscreen: {}\nmatrix: {device: [iphone-17, iphone-duo]}\n"
    )
    #expect(devices.scenarios.map(\.device.name) == ["iphone-17", "iphone-duo"])
    let screens = try read(
      "scenario: a\ndevice: iphone-duo\nscreens: {a: {}, b: {}}\nstart: {screen: a}\nmatrix: {screens.b.title: [X, Y], start.screen: [a, b]}\n"
    )
    #expect(screens.scenarios.map { $0.screen(named: "b")?.title } == ["X", "X", "Y", "Y"])
    #expect(screens.scenarios.map(\.start.screen) == ["a", "b", "a", "b"])
  }

  @Test("a path sets the spelling that is there")
  func spelling() throws {
    let all = try scenarios(
      "{screen.toolbarMinimizationBehavior: [never, onScrollUp]}",
      screen: "{toolbarMinimizeBehavior: automatic}"
    )
    #expect(all.map(\.startScreen.screen.minimization.behavior) == [.never, .onScrollUp])
  }

  @Test("refuses more combinations than anyone reads")
  func limit() {
    let values = (1...32).map(String.init).joined(separator: ", ")
    #expect(
      messages(
        "scenario: a\ndevice: iphone-duo\nscreen: {}\nmatrix: {start.state.a: [\(values)], start.state.b: [\(values)]}\n"
      ) == ["4:1 \"matrix\" has 1,024 combinations; at most 1,000 are replayed"]
    )
  }

  @Test("titles of the language replace those of items, groups and control groups")
  func strings() throws {
    let document = try read(
      """
      scenario: a
      device: iphone-duo
      screen:
        toolbar:
          - {item: a, title: A, systemImage: x}
          - {item: b, systemImage: y}
          - {group: g, title: G, items: [{item: c, title: C}]}
          - {controlGroup: h, title: H, systemImage: h, items: [{item: d, view: {width: 9, height: 9}, title: D}]}
          - overflowMenu: [{item: e, title: E}]
      start: {language: de}
      strings: {de: {a: Ä, b: B, g: Gr, c: Ce, h: Ha, d: De, e: Eh}, fr: {a: F}}
      """
    )
    let screen = document.scenarios[0].startScreen.screen
    #expect(screen.allItems.map(\.content.title) == ["Ä", nil, "Ce", "De", "Eh"])
    #expect(
      screen.groups.map(\.kind) == [
        .labelled(title: "Gr"), .controlGroup(title: "Ha", symbol: "h"),
      ]
    )
  }
}
