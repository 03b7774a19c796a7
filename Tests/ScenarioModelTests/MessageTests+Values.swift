import ReplayTestSupport
import Testing

@Suite struct ValueMessageTests {
  @Test("says what is wrong with an expectation", arguments: expectations)
  func expectation(_ row: MessageRow) { #expect(messages(row.scenario) == row.messages) }

  @Test("says what is wrong beside the events", arguments: blocks)
  func block(_ row: MessageRow) { #expect(messages(row.scenario) == row.messages) }

  static let expectations: [MessageRow] = [
    MessageRow(
      "nothing",
      "events: [{expect: {}}]",
      [
        "4:19 an expectation is empty; write it as {visible: [share], strip: right}"
      ]
    ),
    MessageRow(
      "a plain group where bars are listed",
      "always: [{exactly: {navigationBar: [history]}, order: [history], bar: {history: titleRow}}]",
      [
        "4:37 \"history\" is a plain group, which no bar lists; name its items",
        "4:56 \"history\" is a plain group, which no bar lists; name its items",
        "4:72 \"history\" is a plain group, which no bar lists; name its items",
      ]
    ),
    MessageRow(
      "a plain group where it stands for its items",
      "always: [{visible: [history], overflow: [history], reachable: [history], absent: [history], frame: {history: [1, ~, 2, 3]}}]",
      []
    ),
    MessageRow(
      "what the system provides",
      "always: [{reachable: [back, title, overflow, \"tab:Library\", moreTab], exactly: {overflow: [divider]}}]",
      []
    ),
    MessageRow(
      "words",
      "always: [{strip: rigth, tabs: all, overflowButton: visible, form: {share: icon}, bar: {share: overflw}}]",
      [
        "4:18 \"rigth\" is not a side [right]",
        "4:31 \"all\" is not a state of the tabs; write \"full\", \"compact\" or \"hidden\"",
        "4:52 \"visible\" is not a state of the overflow button; write \"shown\" or \"hidden\"",
        "4:75 \"icon\" is not a form; write \"symbol\", \"title\", \"titleAndSymbol\", \"view\", \"menu\", \"field\", \"button\" or \"compact\"",
        "4:95 \"overflw\" is not a bar [overflow]",
      ]
    ),
    MessageRow(
      "a bar that is none, as a key",
      "always: [{exactly: {navigationbar: [share]}, barFrame: {strip: [1, 2, 3, 4]}}]",
      [
        "4:21 \"navigationbar\" is not a bar [navigationBar]",
        "4:57 \"strip\" is not a bar; write \"navigationBar\", \"titleRow\", \"verticalBar\", \"bottomBar\", \"tabBar\", \"keyboardBar\", \"sidebarBar\", \"contentBar\" or \"overflow\"",
      ]
    ),
    MessageRow(
      "figures",
      "always: [{window: [1], sheet: [1, 2, 3, nan], safeArea: {top: high}, keyboardHeight: ~}]",
      [
        "4:19 \"window\" takes 2 figures, [width, height], not 1",
        "4:41 \"sheet\" takes a number of points from -1,000,000 to 1,000,000, not \"nan\"",
        "4:63 \"top\" takes a number of points from -1,000,000 to 1,000,000, not \"high\"",
        "4:86 \"keyboardHeight\" takes a number of points from 0 to 1,000,000, but there is nothing",
      ]
    ),
    MessageRow(
      "size classes and truth",
      "always: [{sizeClass: [compact], searching: yes, minimized: bottomBar}]",
      [
        "4:22 \"sizeClass\" takes 2 figures, [compact, regular], not 1",
        "4:44 \"searching\" takes true or false, not \"yes\"",
        "4:60 \"bottomBar\" is not a bar that minimizes; write \"navigationBar\", \"tabBar\", \"none\", true or false or a list such as [navigationBar, tabBar]",
      ]
    ),
  ]

  static let blocks: [MessageRow] = [
    MessageRow(
      "the start",
      "start: {screen: home, tab: Radio, hinge: open, size: [400, 800], scroll: -1, state: {a: [1]}, search: on}",
      [
        "4:17 unknown screen \"home\"; write \"screen\"",
        "4:28 unknown tab \"Radio\"; write \"Library\" or \"Albums\"",
        "4:42 \"open\" is not a hinge status; write \"closed\", \"partiallyOpen\" or \"fullyOpen\"",
        "4:48 \"size\" is for resizable windows, and that of \"iphone-duo\" has a fixed size",
        "4:74 \"scroll\" takes a number of points from 0 to 1,000,000, not \"-1\"",
        "4:89 \"a\" takes true, false, a number or text, not a list",
        "4:103 \"on\" is not a state of search; write \"inactive\" or \"active\"",
      ]
    ),
    MessageRow("an orientation by its half", "start: {orientation: landscape}", []),
    MessageRow(
      "reactions",
      "reactions: {keyboardFollowSearch: false, navigationEndsSearch: off}",
      [
        "4:13 unknown key \"keyboardFollowSearch\" in the reactions [keyboardFollowsSearch]",
        "4:64 \"navigationEndsSearch\" takes true or false, not \"off\"",
      ]
    ),
    MessageRow(
      "strings",
      "strings: {de: {shar: Teilen, undo: 5, back: Zurück}}",
      [
        "4:16 unknown item \"shar\" [share]",
        "4:36 \"undo\" takes text: write \"5\" in quotes",
        "4:39 \"back\" is provided by the system; name a declared item",
      ]
    ),
    MessageRow(
      "stability",
      """
      stability:
        rules: {fliker: off, flicker: {withing: 3ms, within: 3}, vanish: on}
        allow: [{rule: late-settle}, {rule: flickr, because: x}, {rule: vanish, because: x, until: 2027-02-30, items: [navigationBar, shar]}]
      """,
      [
        "5:11 unknown key \"fliker\" in the rules [flicker]",
        "5:34 unknown key \"withing\" in the settings of flicker [within]",
        "5:56 \"within\" takes a duration such as 250ms or 1.2s, not \"3\"",
        "5:68 \"on\" is not a setting of a rule; write \"off\" or a mapping such as {severity: warning}",
        "6:12 an allow entry needs \"because\", text",
        "6:39 \"flickr\" is not a stability rule [flicker]",
        "6:94 \"until\" takes a date in quotes such as \"2027-06-01\", not \"2027-02-30\"",
        "6:129 unknown item \"shar\" [share]",
      ]
    ),
    MessageRow(
      "a matrix",
      """
      matrix:
        start.layoutDirection: [leftToRight, rightToLeft, leftToRight]
        start.orientatoin: [portrait]
        screen.toolbar: [1]
        screen.toolbarRol: [editor]
        scren.title: [A]
        start.language: de
        start.tab: []
      """,
      [
        "5:53 \"start.layoutDirection\" has the value \"leftToRight\" twice",
        "6:3 unknown path \"start.orientatoin\"; a path names keys of this format from the root on, joined by dots [start.orientation]",
        "7:3 \"screen.toolbar\" takes a list such as [{item: share, title: Share}]; a matrix varies single words and numbers",
        "8:3 unknown path \"screen.toolbarRol\"; a path names keys of this format from the root on, joined by dots [screen.toolbarRole]",
        "9:3 unknown path \"scren.title\"; a path names keys of this format from the root on, joined by dots [screen.title]",
        "10:19 \"start.language\" takes a list such as [leftToRight, rightToLeft], not \"de\"",
        "11:14 \"start.tab\" needs at least one element, as in [leftToRight, rightToLeft]",
      ]
    ),
    MessageRow(
      "values of a matrix, where they stand in it",
      "matrix: {screen.toolbarRole: [editor, edtor], start.state.n: [1, .nan]}",
      [
        "4:39 \"edtor\" is not a toolbar role [editor]",
        "4:66 \"start.state.n\" takes a word or a number, not \".nan\"",
      ]
    ),
  ]
}
