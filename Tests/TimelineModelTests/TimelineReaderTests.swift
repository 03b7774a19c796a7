import SourceText
import Testing
import TimelineModel
import ToolbarModel

@Suite("Reading timelines")
struct TimelineReaderTests {
  struct Refusal: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var messages: [String]
    var testDescription: String { name }
  }

  static let head = "timeline: 1\nscenario: a\ndevice: b\nos: \"27.1\"\n"

  static let refusals: [Refusal] = [
    Refusal(name: "an empty file", text: "", messages: ["1:1 this file is empty"]),
    Refusal(
      name: "a list",
      text: "- a\n",
      messages: ["1:1 a timeline is a mapping of keys, not a list of 1"]
    ),
    Refusal(
      name: "a scenario",
      text: "scenario: a\ndevice: b\n",
      messages: ["1:1 this is no timeline: the key “timeline: 1” is missing"]
    ),
    Refusal(
      name: "another version",
      text: "timeline: 2\nscenario: a\ndevice: b\nos: c\nentries: []\n",
      messages: [
        "1:11 version 2 of the timeline format is not known here; this tool reads version 1"
      ]
    ),
    Refusal(
      name: "missing keys",
      text: "timeline: 1\n",
      messages: [
        "1:1 a timeline needs the key “scenario”", "1:1 a timeline needs the key “device”",
        "1:1 a timeline needs the key “os”", "1:1 a timeline needs the key “entries”",
      ]
    ),
    Refusal(
      name: "unknown keys everywhere, extensions apart",
      text: """
        timeline: 1
        scenario: a
        device: b
        os: c
        x-camera: {any: thing}
        sceen: d
        declared: {compresion: automatic, x-a: 1}
        items: {undo: {titel: Undo, x-note: ~}}
        entries:
          - {after: 0, evnt: start, x-source: log}
          - {after: 0, traits: {orientatoin: portrait}, menu: {onwer: a}, inputs: {a: {badges: 1}}}
        summery: {}
        """,
      messages: [
        "6:1 unknown key “sceen” in a timeline",
        "7:12 unknown key “compresion” in “declared” (compression?)",
        "8:16 unknown key “titel” in an item (title?)",
        "10:16 unknown key “evnt” in an entry (event?)",
        "11:25 unknown key “orientatoin” in “traits” (orientation?)",
        "11:56 unknown key “onwer” in “menu” (owner?)",
        "11:80 unknown key “badges” in an item's inputs (badge?)",
        "12:1 unknown key “summery” in a timeline (summary?)",
      ]
    ),
    Refusal(
      name: "wrong types and words",
      text: head + """
        items: {a: {priority: hihg, placement: topBarTraling, permanent: yes, width: .nan}}
        entries:
          - {after: 1.5, settled: 1, event: [fold], pass: 0}
          - {after: -1, traits: {orientation: portait, window: [1, -2], sizeClass: [compact], safeArea: 3}}
          - {after: 0, bars: {navBar: [a]}, form: {a: symbl}, opacity: {a: 2}, focus: ~, menu: closed}
          - {after: 0, bars: [a], frames: {a: [1, 2, 3], b: [1, 2, -3, 4], c: [1, 2, .inf, 4]}, inert: a}
          - {event: start}
          - start
        """,
      messages: [
        "5:23 “priority” takes low, automatic or high, or a mapping with the keys of a priority, not the word “hihg” (high?)",
        "5:40 “placement” takes one of its words, not the word “topBarTraling” (topBarTrailing?)",
        "5:66 “permanent” takes true or false, not the word “yes”",
        "5:78 “width” takes a length in points from 0 to 100000, not the number .nan",
        "7:13 “after” takes a whole number from 0 to 86400000, not the number 1.5",
        "7:27 “settled” takes true or false, not the number 1",
        "7:37 “event” takes one line of text, not a list of 1",
        "7:51 “pass” takes a whole number from 1 to 1000000, not the number 0",
        "8:13 “after” takes a whole number from 0 to 86400000, not the number -1",
        "8:39 “orientation” takes portrait, portraitUpsideDown, landscapeLeft or landscapeRight, not the word “portait” (portrait?)",
        "8:60 “window” takes two lengths in points from 0 to 100000, [width, height], not the number -2",
        "8:76 “sizeClass” takes two words, each compact or regular, not a list of 1",
        "8:97 “safeArea” takes four lengths in points up to 100000, sides not negative, not the number 3",
        "9:23 there is no bar “navBar” (tabBar?)",
        "9:47 “form” takes symbol, title, titleAndSymbol, view, menu, field, button or compact, not the word “symbl” (symbol?)",
        "9:68 “opacity” takes numbers from 0 to 1, not the number 2",
        "9:79 “focus” takes one line of text, not nothing",
        "9:88 “menu” takes the word open, or a mapping with the keys of “menu”, not the word “closed”",
        "10:22 “bars” takes a mapping of bars, not a list of 1",
        "10:39 “a” takes four lengths in points up to 100000, sides not negative, not a list of 3",
        "10:60 “b” takes four lengths in points up to 100000, sides not negative, not the number -3",
        "10:78 “c” takes four lengths in points up to 100000, sides not negative, not the number .inf",
        "10:96 “inert” takes a list of words, not the word “a”",
        "11:5 an entry needs the key “after”",
        "12:5 “entries” takes a list of mappings, not the word “start”",
      ]
    ),
    Refusal(
      name: "keys given twice, with what else is wrong before them",
      text: head
        + "items: {a: {}, a: {}}\nentries:\n  - {after: 0, after: x}\nos: d\nentries: []\n",
      messages: [
        "5:16 the key “a” is given twice; the first is at 5:9",
        "7:16 the key “after” is given twice; the first is at 7:6",
        "7:23 “after” takes a whole number from 0 to 86400000, not the word “x”",
        "8:1 the key “os” is given twice; the first is at 4:1",
        "9:1 the key “entries” is given twice; the first is at 6:1",
      ]
    ),
    Refusal(
      name: "a header after the entries",
      text: head + "entries: []\nitems: {}\n",
      messages: ["6:1 “items” must stand before “entries”"]
    ),
    Refusal(
      name: "a text that breaks off, with what is wrong before",
      text: head + "entries:\n  - {after: x}\n  - {after: 1, event: \"fold",
      messages: [
        "6:13 “after” takes a whole number from 0 to 86400000, not the word “x”",
        "7:23 this quoted text is not finished at the end of the text",
      ]
    ),
    Refusal(
      name: "a second document",
      text: head + "entries: []\n---\n",
      messages: ["6:1 a second document begins here; a file holds one"]
    ),
    Refusal(
      name: "brackets without end",
      text: head + "entries:\n  - " + String(repeating: "[", count: 100_000),
      messages: ["6:67 lists and mappings are nested deeper than the limit of 64"]
    ),
    Refusal(
      name: "findings and summary of another shape",
      text: head + """
        entries: []
        findings:
          - {rule: fliker, severity: bad, items: [], entries: [a], at: 1}
          - {severity: error}
        summary: {entries: 1, excess: {order: x}}
        """,
      messages: [
        "7:12 “rule” takes one of its words, not the word “fliker” (flicker?)",
        "7:30 “severity” takes info, warning or error, not the word “bad”",
        "7:56 “entries” takes a list of whole numbers, not the word “a”",
        "8:5 a finding needs the key “rule”", "8:5 a finding needs the key “items”",
        "8:5 a finding needs the key “entries”", "8:5 a finding needs the key “at”",
        "9:10 “summary” needs the key “layoutShift”", "9:10 “summary” needs the key “settle”",
        "9:39 “order” takes a finite number, not the word “x”",
      ]
    ),
  ]

  @Test("refuses, with every place, the nearest word and what would be right", arguments: refusals)
  func refuses(_ row: Refusal) {
    #expect(messages(row.text) == row.messages)
  }

  @Test("shows the line of a fault, also when the file is streamed")
  func line() {
    let error = #expect(throws: DiagnosticsError.self) {
      try TimelineReader.timeline(in: SourceFile(path: "a", text: "timeline: 1\nscen: 2\n"))
    }
    #expect(error?.diagnostics.first?.file?.line(2) == "scen: 2")
  }

  @Test("takes free event texts, unknown devices, any dropped word and a matrix")
  func open() throws {
    let timeline = try TimelineReader.timeline(
      in: SourceFile(
        path: "a",
        text: """
          timeline: 1
          scenario: a
          device: my own phone
          os: 27.1
          matrix: {start.language: de, start.splitView: none}
          entries:
            - {after: 0, event: "warp: {speed: 9}", dropped: {a: because}}
          """
      )
    )
    #expect(timeline.header.device == "my own phone")
    #expect(timeline.header.os == "27.1")
    #expect(
      timeline.header.matrix == [
        MatrixChoice(path: "start.language", value: "de"),
        MatrixChoice(path: "start.splitView", value: "none"),
      ]
    )
    #expect(timeline.entries.map(\.event?.verb) == ["warp"])
    #expect(timeline.entries.map(\.dropped) == [["a": "because"]])
    #expect(timeline.findings == nil)
  }

  @Test("carries what is not listed, and forgets frames of what leaves the bars")
  func carries() throws {
    let timeline = try TimelineReader.timeline(
      in: SourceFile(
        path: "a",
        text: TimelineReaderTests.head + """
          entries:
            - after: 0
              traits: {orientation: portrait, hinge: closed}
              bars: {navigationBar: [a, b], overflow: []}
              frames: {a: [0, 0, 44, 44], b: [50, 0, 44, 44], navigationBar: [0, 0, 402, 54]}
              instance: {a: t1}
              form: {a: symbol}
            - {after: 10, traits: {hinge: fullyOpen}, bars: {verticalBar: [b]}}
            - {after: 10, bars: {navigationBar: [a, b]}, instance: {b: t2}}
          """
      )
    )
    let b = Frame(x: 50, y: 0, width: 44, height: 44)
    #expect(
      timeline.entries.map(\.frames) == [
        ["a": Frame(x: 0, y: 0, width: 44, height: 44), "b": b], ["b": b], ["b": b],
      ]
    )
    #expect(timeline.entries.map(\.barFrames.count) == [1, 0, 0])
    #expect(timeline.entries.map(\.traits.hinge) == [.closed, .fullyOpen, .fullyOpen])
    #expect(timeline.entries.map(\.traits.orientation) == [.portrait, .portrait, .portrait])
    #expect(
      timeline.entries.map(\.instances) == [["a": "t1"], ["a": "t1"], ["a": "t1", "b": "t2"]]
    )
    #expect(timeline.entries.map(\.forms) == [["a": .symbol], [:], [:]])
    #expect(timeline.entries.map(\.at.milliseconds) == [0, 10, 20])
    #expect(timeline.entries[0].bars[.overflow] == [])
    #expect(timeline.entries[1].bars[.overflow] == nil)
  }

  private func messages(_ text: String) -> [String] {
    do throws(DiagnosticsError) {
      _ = try TimelineReader.timeline(in: SourceFile(path: "a.timeline.yaml", text: text))
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let place = diagnostic.span?.start.description ?? "file"
        let suggestion = diagnostic.suggestion.map { " (\($0)?)" } ?? ""
        return "\(place) \(diagnostic.message)\(suggestion)"
      }
    }
  }
}
