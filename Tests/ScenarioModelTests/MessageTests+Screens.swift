import Testing

@Suite struct ScreenMessageTests {
  @Test("says what is wrong with a screen", arguments: screens)
  func screen(_ row: ScreenRow) {
    #expect(messages(header + row.text) == row.messages)
  }

  @Test("says what is wrong with the whole", arguments: wholes)
  func whole(_ row: ScreenRow) { #expect(messages(row.text) == row.messages) }

  struct ScreenRow: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var messages: [String]

    init(_ name: String, _ text: String, _ messages: [String]) {
      self.testDescription = name
      self.text = text
      self.messages = messages
    }
  }

  /// Two lines.
  private let header = """
    scenario: Words
    device: iphone-17

    """

  static let screens: [ScreenRow] = [
    ScreenRow(
      "reserved ids and names of bars",
      "screen: {toolbar: [{item: back, title: B}, {item: \"tab:A\", title: T}, {group: verticalBar, items: [{item: \"\", title: I}]}]}",
      [
        "3:27 \"back\" cannot be an id: it is reserved for what the system provides",
        "3:51 \"tab:A\" cannot be an id: \"tab:\" names the slots of tabs",
        "3:79 \"verticalBar\" cannot be an id: it is the name of a bar",
        "3:107 an id is empty; name the item",
      ]
    ),
    ScreenRow(
      "ids used twice, wherever they are",
      "screen: {toolbar: [{item: a, title: A}, {group: a, items: [{item: a, title: A}]}, {overflowMenu: [{item: a, title: A}]}]}",
      [
        "3:49 \"a\" is already declared in line 3; ids are unique in a screen",
        "3:67 \"a\" is already declared in line 3; ids are unique in a screen",
        "3:106 \"a\" is already declared in line 3; ids are unique in a screen",
      ]
    ),
    ScreenRow(
      "items without content",
      "screen: {toolbar: [{item: a}, {group: g, items: [{item: b, role: cancel}]}, {overflowMenu: [{item: c}]}]}",
      [
        "3:21 item \"a\" has nothing to show: an item shows a \"title\", a \"systemImage\" or a \"view\"",
        "3:51 item \"b\" has nothing to show: an item shows a \"title\", a \"systemImage\" or a \"view\"",
        "3:94 item \"c\" has nothing to show: an item shows a \"title\", a \"systemImage\" or a \"view\"",
      ]
    ),
    ScreenRow(
      "kinds of entries",
      "screen: {toolbar: [{itm: a}, {item: b, spacer: fixed, title: B}, {}, share, {overflowMenu: ~}, {controlGroup: c, items: [{item: d, title: D}]}]}",
      [
        "3:21 unknown kind \"itm\" of a toolbar entry; it begins with \"item\", \"group\", \"controlGroup\", \"spacer\", \"defaultItem\" or \"overflowMenu\" [item]",
        "3:40 \"item\" and \"spacer\" cannot stand together: a toolbar entry is of one kind",
        "3:66 a toolbar entry is empty; it begins with \"item\", \"group\", \"controlGroup\", \"spacer\", \"defaultItem\" or \"overflowMenu\"",
        "3:70 a toolbar entry takes a mapping such as {item: share, title: Share, systemImage: square.and.arrow.up}, not \"share\"",
        "3:92 \"overflowMenu\" takes a list such as [{item: replace, title: Replace Photo}, divider], but there is nothing",
        "3:97 controlGroup \"c\" needs \"title\", text",
      ]
    ),
    ScreenRow(
      "18: accessoryBar, a placement that iOS does not have",
      "screen: {toolbar: [{item: a, title: A, placement: accessoryBar}]}",
      [
        "3:51 \"accessoryBar\" is not a placement; write \"automatic\", \"principal\", \"title\", \"subtitle\", \"largeTitle\", \"largeSubtitle\", \"navigation\", \"primaryAction\", \"secondaryAction\", \"confirmationAction\", \"cancellationAction\", \"destructiveAction\", \"topBarLeading\", \"topBarTrailing\", \"topBarPinnedTrailing\", \"bottomBar\", \"status\", \"keyboard\", \"bottomOrnament\", \"navigationBarLeading\" or \"navigationBarTrailing\""
      ]
    ),
    ScreenRow(
      "the placement of a group's item",
      "screen: {toolbar: [{group: g, items: [{item: a, title: A, placement: status}]}]}",
      ["3:59 unknown key \"placement\" in an item of a group"]
    ),
    ScreenRow(
      "sizes",
      "screen: {contentHeight: -1, toolbar: [{item: a, view: {width: 0}, width: 1e9}]}",
      [
        "3:25 \"contentHeight\" takes a number of points from 0 to 1,000,000, not \"-1\"",
        "3:56 a view needs \"height\", a side from 1 to 10,000",
        "3:63 \"width\" takes a side from 1 to 10,000, not \"0\"",
        "3:74 \"width\" takes a side from 1 to 10,000, not \"1e9\"",
      ]
    ),
    ScreenRow(
      "priorities",
      "screen: {toolbar: [{item: a, title: A, visibilityPriority: hi}, {item: b, title: B, visibilityPriority: {higherThan: low, lowerThan: high}}, {item: c, title: C, visibilityPriority: {above: low}}]}",
      [
        "3:60 \"hi\" is not a visibility priority; write \"low\", \"automatic\", \"high\" or a mapping such as {higherThan: high}",
        "3:123 \"higherThan\" and \"lowerThan\" cannot stand together: a relative priority is above one priority or below one",
        "3:183 unknown key \"above\" in a relative priority; it takes \"higherThan\" or \"lowerThan\"",
      ]
    ),
    ScreenRow(
      "conditions",
      "screen: {toolbar: [{item: a, title: A, when: {}, disabled: {any: []}}, {item: b, title: B, when: {tab: Library, orientation: landscap, state: {}}}]}",
      [
        "3:46 a condition is empty; write it as {horizontalSizeClass: regular}",
        "3:66 \"any\" needs at least one element, as in [{horizontalSizeClass: regular}, {searching: true}]",
        "3:104 unknown tab \"Library\"; no screen has tabs",
        "3:126 \"landscap\" is not an orientation [landscape]",
        "3:143 \"state\" is empty; it takes a mapping such as {editing: true}",
      ]
    ),
    ScreenRow(
      "two spellings of one key",
      "screen: {toolbarMinimizeBehavior: never, toolbarMinimizationBehavior: {behaviour: never}}",
      [
        "3:42 \"toolbarMinimizeBehavior\" and \"toolbarMinimizationBehavior\" cannot stand together: they are two spellings of one key",
        "3:72 unknown key \"behaviour\" in a minimization behavior [behavior]",
      ]
    ),
    ScreenRow(
      "tabs",
      "screen: {tabs: [A, {tab: A}, {tab: B, screen: b}, 7]}",
      [
        "3:26 tab \"A\" is named twice; the tabs of a screen have their own names",
        "3:51 a tab takes text: write \"7\" in quotes",
      ]
    ),
    ScreenRow(
      "a tab that shows an unknown screen",
      "screen: {tabs: [A, {tab: B, screen: b}]}",
      ["3:37 unknown screen \"b\"; write \"screen\""]
    ),
    ScreenRow("a title with control characters", "screen: {title: \"a\\u0007b\"}", []),
    ScreenRow(
      "an id with control characters",
      "screen: {toolbar: [{item: \"a\\u0007\", title: A}]}",
      ["3:27 an id takes a name without control characters"]
    ),
    ScreenRow(
      "several screens without a start",
      "screens: {a: {title: A}, b: {title: B}}",
      ["3:1 several screens need \"start.screen\" to say which one the replay begins on"]
    ),
    ScreenRow(
      "a sheet at the start of a window that cannot fold",
      "screen: {title: A}\nstart: {hinge: closed, size: [1, 2]}",
      [
        "4:9 \"hinge\" is for foldables, and \"iphone-17\" has no hinge",
        "4:24 \"size\" is for resizable windows, and that of \"iphone-17\" has a fixed size",
      ]
    ),
  ]

  static let wholes: [ScreenRow] = [
    ScreenRow(
      "a list",
      "[a]",
      ["1:1 a scenario is a mapping that begins with \"scenario: NAME\", not a list"]
    ),
    ScreenRow(
      "nothing of use",
      "about: x",
      [
        "1:1 a scenario needs \"scenario\", one line of text",
        "1:1 a scenario needs \"device\", a device or a mapping such as {profile: iphone-duo, scroll.step: 100}",
        "1:1 a scenario needs \"screen\" or \"screens\": a scenario has one screen, or several under names",
      ]
    ),
    ScreenRow(
      "two kinds of screens, a name of two lines, an SDK without quotes",
      "scenario: \"a\\nb\"\ndevice: iphone-17\nos: 27.1\nscreen: {}\nscreens: {}",
      [
        "1:11 \"scenario\" takes one line of text",
        "3:5 \"os\" takes text: write \"27.1\" in quotes",
        "5:1 \"screen\" and \"screens\" cannot stand together: a scenario has one screen, or several under names",
        "5:10 \"screens\" is empty; it takes a mapping such as {home: {title: Home}}",
      ]
    ),
    ScreenRow(
      "an unknown device among other mistakes",
      "scenario: a\ndevice: iphone-dou\nscreen: {titel: A}\nevents: [fold]",
      [
        "2:9 \"iphone-dou\" is not a device [iphone-duo]",
        "3:10 unknown key \"titel\" in a screen [title]",
      ]
    ),
    ScreenRow(
      "a misspelt declaration, once and not wherever its names are used",
      "scenario: a\ndevice: iphone-17\nscreen: {tolbar: [{item: b, title: B}]}\nevents: [{tap: b}, {expect: {visible: [b]}}]",
      ["3:10 unknown key \"tolbar\" in a screen [toolbar]"]
    ),
    ScreenRow(
      "a list of the wrong type, once and not wherever its names are used",
      "scenario: a\ndevice: iphone-17\nscreen: {toolbar: {item: b, title: B}}\nevents: [{tap: b}]",
      ["3:19 \"toolbar\" takes a list such as [{item: share, title: Share}], not a mapping"]
    ),
    ScreenRow(
      "misspelt screens and start, and nothing about what they hide",
      "scenario: a\ndevice: iphone-17\nscreens: {b: {title: B}, c: {tabs: Home}}\nstrat: {screen: b}\nevents: [{push: d}, {tab: Home}]",
      [
        "3:36 \"tabs\" takes a list such as [Library, {tab: Search, role: search}], not \"Home\"",
        "4:1 unknown key \"strat\" in a scenario [start]",
      ]
    ),
    ScreenRow(
      "numbers of the device",
      "scenario: a\ndevice: {profile: iphone-17, hinge.openning: 3, hinge.opening: 200, fold.duration: 300, sample.interval: 0ms, titleYieldsFirst: no}\nscreen: {}",
      [
        "2:30 unknown key \"hinge.openning\" in a device [hinge.opening]",
        "2:49 \"iphone-17\" has no number \"hinge.opening\"",
        "2:64 \"hinge.opening\" takes an angle from 0 to 180, not \"200\"",
        "2:84 \"fold.duration\" takes a duration such as 250ms or 1.2s, not \"300\"",
        "2:106 \"sample.interval\" is at least 1ms, not \"0ms\"",
        "2:129 \"titleYieldsFirst\" takes true or false, not \"no\"",
      ]
    ),
  ]
}
