import ReplayTestSupport
import Testing

/// One mistake and all that is said about it.
struct MessageRow: CustomTestStringConvertible {
  var testDescription: String
  /// What follows the header; the header is three lines.
  var text: String
  var device = "iphone-duo"
  var messages: [String]

  init(_ name: String, device: String = "iphone-duo", _ text: String, _ messages: [String]) {
    self.testDescription = name
    self.device = device
    self.text = text
    self.messages = messages
  }

  /// Lines 1 to 3 name the scenario, the device and a screen of two items in a group, with two tabs.
  var scenario: String {
    """
    scenario: Words
    device: \(device)
    screen: {title: Sunset, tabs: [Library, Albums], toolbar: [{item: share, title: Share}, {group: history, items: [{item: undo, title: Undo}]}]}

    """ + text
  }
}

@Suite struct MessageTests {
  @Test("says what is wrong with a step", arguments: steps)
  func step(_ row: MessageRow) { #expect(messages(row.scenario) == row.messages) }

  static let steps: [MessageRow] = [
    MessageRow(
      "a word that is no event",
      "events: [rotat]",
      ["4:10 unknown event \"rotat\" [rotate]"]
    ),
    MessageRow(
      "a word that is like no event",
      "events: [xyzzy]",
      [
        "4:10 unknown event \"xyzzy\"; alone may stand \"fold\", \"unfold\", \"pop\" or \"dismiss\""
      ]
    ),
    MessageRow(
      "an event without its argument",
      "events: [push]",
      ["4:10 \"push\" needs an argument, the name of a screen"]
    ),
    MessageRow(
      "modifiers alone",
      "events: [{after: 20ms}]",
      ["4:11 a step has no event, only \"after\""]
    ),
    MessageRow(
      "two events",
      "events: [{fold: closed, rotate: portrait}]",
      ["4:25 \"fold\" and \"rotate\" cannot stand together: a step has one event"]
    ),
    MessageRow(
      "after and at",
      "events: [{fold: closed, after: 1s, at: 2s}]",
      [
        "4:36 \"after\" and \"at\" cannot stand together: a step begins after the previous one or at a time, not both"
      ]
    ),
    MessageRow(
      "together inside together",
      "events: [{together: {events: [fold, {together: {events: [pop]}}]}}]",
      ["4:38 \"together\" cannot stand inside \"together\""]
    ),
    MessageRow(
      "expect inside together, in a repetition too",
      "events: [{together: {events: [{repeat: {times: 2, events: [{expect: {strip: none}}]}}]}}]",
      ["4:61 \"expect\" cannot stand inside \"together\""]
    ),
    MessageRow(
      "an order inside together",
      "events: [{together: {events: [{fold: closed, after: 1s}]}}]",
      ["4:46 \"after\" cannot stand inside \"together\", whose events have no order"]
    ),
    MessageRow(
      "an empty together",
      "events: [{together: {events: []}}]",
      ["4:30 \"events\" needs at least one element, as in [fold, {rotate: portrait}]"]
    ),
    MessageRow(
      "an angle beyond the hinge",
      "events: [{hinge: 180.01}]",
      ["4:18 \"hinge\" takes an angle from 0 to 180, not \"180.01\""]
    ),
    MessageRow(
      "a hinge on a device without one",
      device: "iphone-17",
      "events: [fold, {unfold: closed}, {hinge: 3}]",
      [
        "4:10 \"fold\" needs a hinge, and \"iphone-17\" has none",
        "4:17 \"unfold\" needs a hinge, and \"iphone-17\" has none",
        "4:35 \"hinge\" needs a hinge, and \"iphone-17\" has none",
      ]
    ),
    MessageRow(
      "a window of fixed size",
      "events: [{resize: [400, 800]}]",
      ["4:11 \"resize\" needs a resizable window, and \"iphone-duo\" has none"]
    ),
    MessageRow(
      "sides beyond the limits",
      device: "iphone-window",
      "events: [{resize: [0, 10001]}, {resize: [.inf, 800]}, {resize: [800]}]",
      [
        "4:20 \"resize\" takes a side from 1 to 10,000, not \"0\"",
        "4:23 \"resize\" takes a side from 1 to 10,000, not \"10001\"",
        "4:42 \"resize\" takes a side from 1 to 10,000, not \".inf\"",
        "4:64 \"resize\" takes 2 figures, [width, height], not 1",
      ]
    ),
    MessageRow(
      "too many and too few repetitions",
      "events: [{repeat: {times: 0, events: [fold]}}, {repeat: {times: 10001, events: [fold]}}]",
      [
        "4:27 \"times\" takes a whole number from 1 to 10,000, not \"0\"",
        "4:65 \"times\" takes a whole number from 1 to 10,000, not \"10001\"",
      ]
    ),
    MessageRow(
      "a repetition of repetitions",
      "events: [{repeat: {times: 10000, events: [{repeat: {times: 10000, events: [fold]}}]}}]",
      [
        "4:11 \"repeat\" brings the events of the scenario to 100,000,000; at most 200,000 are replayed"
      ]
    ),
    MessageRow(
      "names that are not there",
      "events: [{push: details}, {tab: Albms}, {tap: shar}, {focus: \"tab:Radio\"}]",
      [
        "4:17 unknown screen \"details\"; write \"screen\"",
        "4:33 unknown tab \"Albms\" [Albums]",
        "4:47 unknown item \"shar\" [share]",
        "4:62 unknown item \"tab:Radio\"; no screen declares it",
      ]
    ),
    MessageRow(
      "customizing what is not declared",
      "events: [{customize: {hide: back}}, {customize: {move: undo}}, {customize: {before: undo, hide: share}}]",
      [
        "4:29 \"back\" is provided by the system; name a declared item",
        "4:50 \"move\" needs \"before\", the id of the item to move it before",
        "4:77 \"before\" needs \"move\", the id of the item to move",
      ]
    ),
    MessageRow(
      "tracks inside tracks",
      "tracks: {hands: [{fold: closed, track: system}]}",
      ["4:33 \"track\" cannot stand inside \"tracks\", whose lists are tracks"]
    ),
    MessageRow(
      "events beside tracks",
      "tracks: {hands: [fold]}\nevents: [fold]",
      [
        "5:1 \"tracks\" and \"events\" cannot stand together: a scenario has one list of events, or several as tracks"
      ]
    ),
    MessageRow(
      "durations",
      "events: [{wait: 250}, {wait: 1.2}, {wait: -1s}, {wait: 3601s}, {wait: 0.5ms}, {wait: 2m}, {wait: 1e3ms}]",
      [
        "4:17 \"wait\" takes a duration such as 250ms or 1.2s, not \"250\"",
        "4:30 \"wait\" takes a duration such as 250ms or 1.2s, not \"1.2\"",
        "4:43 \"wait\" cannot be negative, but is \"-1s\"",
        "4:56 \"wait\" is at most one hour (3600s), but is \"3601s\"",
        "4:71 \"wait\" takes whole milliseconds, not \"0.5ms\"",
        "4:86 \"wait\" takes a duration such as 250ms or 1.2s, not \"2m\"",
        "4:98 \"wait\" takes a duration such as 250ms or 1.2s, not \"1e3ms\"",
      ]
    ),
    MessageRow(
      "wrong types",
      "events: [{fold: true}, {rotate: [portrait]}, {set: {}}, {scroll: 200}, {keyboard: {show: tall}}, 5]",
      [
        "4:17 \"fold\" takes \"closed\", \"partiallyOpen\" or \"fullyOpen\" or a mapping such as {to: closed, orientation: portrait}, not \"true\"",
        "4:33 \"rotate\" takes \"portrait\", \"portraitUpsideDown\", \"landscapeLeft\", \"landscapeRight\" or \"landscape\", not a list",
        "4:52 \"set\" is empty; it takes a mapping such as {editing: true}",
        "4:66 \"scroll\" takes \"down\", \"up\", \"top\" or \"bottom\" or a mapping such as {by: 240}, not \"200\"",
        "4:90 \"show\" takes a side from 1 to 10,000, not \"tall\"",
        "4:98 a step takes \"fold\", \"unfold\", \"pop\" or \"dismiss\" or a mapping such as {rotate: portrait, after: 120ms}, not \"5\"",
      ]
    ),
    MessageRow(
      "events without effect",
      device: "iphone-17",
      "events: [{search: activate}, {splitView: left}, {customize: reset}]",
      [
        "4:11 warning: \"search: activate\" has no effect: no screen is searchable or has a search tab",
        "4:31 warning: \"splitView: left\" has no effect: \"iphone-17\" has no Split View",
        "4:50 warning: \"customize: reset\" has no effect: no screen has a \"toolbarID\"",
      ]
    ),
  ]
}
