import SourceText
import Testing
import TimelineModel
import ToolbarModel

@Suite("Writing timelines")
struct TimelineWriterTests {
  /// Every key of the format once, in canonical order.
  static let canonical = """
    timeline: 1
    model: 1
    scenario: photo-editor/fold
    device: iphone-duo
    os: "27.1"
    matrix: {start.language: de, start.size: "12"}
    declared: {compression: prefersTabBar, restoration: atScrollEdge, titleMinimum: 38.5, menuPolicy: freeze}
    items:
      undo: {title: Undo, symbol: arrow.uturn.backward, priority: {higherThan: {lowerThan: high}}, group: history, placement: topBarLeading}
      "a, b": {title: "Say \\"hi\\": now", screens: [editor, "1"], when: "tab: Library", axis: horizontalOnly, role: destructive, width: 120.25, permanent: true, alwaysAvailable: true}
      bare: {}
    entries:
      - after: 0
        event: start
        settled: true
        traits: {display: inner, orientation: portrait, hinge: fullyOpen, window: [669, 951], sizeClass: [regular, regular], strip: none, safeArea: [82, 0, 34, -0.5], split: none, tab: Library, screens: [library, editor], search: inactive, keyboard: hidden, minimized: [], active: active, dynamicType: large, direction: leftToRight, flags: {count: 3, editing: true, name: "true"}, reserved: [[0, 470, 669, 10]]}
        bars:
          navigationBar: [back, undo, "a, b"]
          overflow: [divider, bare]
        frames:
          navigationBar: [0, 0, 669, 54]
          undo: [76, 24.5, 44, 44]
          "a, b": [120.25, 24, 44, 44]
        instance: {undo: t1}
      - after: 400
        event: "search: activate"
        by: "tap: search"
        track: hands
        label: the person searches
        traits: {search: active, keyboard: 291.5, minimized: [navigationBar], active: background}
        dropped: {bare: axis}
        form: {undo: symbol, "a, b": compact}
        opacity: {undo: 0.45, "a, b": 0}
        focus: search
        menu: {owner: overflow, frame: [400, 60, 240, 132]}
        inert: [undo, "a, b"]
        inputs: {undo: {badge: 3, title: Widerrufen, priority: low, enabled: false}, bare: {badge: new}}
        instance: {undo: t2, bare: "3"}
      - after: 8
        event: "resize: [600, 951]"
        sample: true
        pass: 2
        bars: {}
        menu: open
    findings:
      - rule: late-settle
        severity: warning
        items: [undo, navigationBar]
        entries: [1, 2]
        at: 408
        cause: "search: activate"
        value: 250.5
        limit: 100
        unit: ms
        before: in the bar
        after: "nowhere: gone"
        message: it came late
        hint: give it room
      - rule: vanish
        severity: error
        items: []
        entries: [2]
        at: 408
    summary: {entries: 3, excess: {visibility: 0, order: 1, slots: 0.25, motion: 0.0001}, layoutShift: 0.0451, settle: 55}

    """

  @Test("writes what it reads, byte for byte, every key of the format")
  func everyKey() throws {
    let timeline = try TimelineReader.timeline(
      in: SourceFile(path: "a", text: TimelineWriterTests.canonical)
    )
    #expect(
      lines(TimelineWriter.text(of: timeline)) == lines(TimelineWriterTests.canonical)
    )
    for key in TimelineTable.allCases.flatMap(\.keys) where key.name != "line" {
      #expect(
        TimelineWriterTests.canonical.contains("\(key.name):"),
        "the text above should use every key"
      )
    }
  }

  @Test("writes in pieces what it writes at once")
  func pieces() throws {
    let timeline = try TimelineReader.timeline(
      in: SourceFile(path: "a", text: TimelineWriterTests.canonical)
    )
    var writer = TimelineWriter()
    var text = ""
    writer.write(timeline.header)
    for entry in timeline.entries {
      writer.write(entry)
      text += writer.take()
    }
    writer.writeEnd(findings: timeline.findings, summary: timeline.summary)
    text += writer.take()
    #expect(text == TimelineWriterTests.canonical)
  }

  @Test("writes a timeline without entries so that it reads back")
  func empty() throws {
    let timeline = Timeline(
      header: TimelineHeader(scenario: "a", device: "b", os: "27.1"),
      entries: []
    )
    let text = TimelineWriter.text(of: timeline)
    #expect(
      lines(text) == ["timeline: 1", "scenario: a", "device: b", "os: \"27.1\"", "entries: []", ""]
    )
    #expect(try TimelineReader.timeline(in: SourceFile(path: "a", text: text)) == timeline)
  }

  @Test("reads back every timeline it can write, and writes the same bytes", arguments: 0..<200)
  func anyTimeline(seed: UInt64) throws {
    var maker = TimelineMaker(seed: seed)
    let timeline = maker.timeline()
    let text = TimelineWriter.text(of: timeline)
    var again = try TimelineReader.timeline(in: SourceFile(path: "seed \(seed)", text: text))
    for index in again.entries.indices { again.entries[index].line = nil }
    #expect(again == timeline, "seed \(seed)")
    #expect(TimelineWriter.text(of: again) == text, "seed \(seed)")
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
