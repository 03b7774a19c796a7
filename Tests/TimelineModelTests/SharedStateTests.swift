import SourceText
import Testing
import TimelineModel
import ToolbarModel

/// A long timeline holds equal states once.
@Suite("Shared states")
struct SharedStateTests {
  @Test("an entry that says nothing new has the state of the one before")
  func unchangedEntriesShare() throws {
    let text = """
      timeline: 1
      scenario: shared
      device: some-phone
      os: "27.1"
      entries:
        - after: 0
          event: start
          bars:
            navigationBar: [a, b]
          form: {b: symbol}
        - after: 100
          event: "fold: {to: closed}"
          form: {b: symbol}
        - after: 55
          bars:
            navigationBar: [a]
        - after: 245
          event: settled
          settled: true

      """
    let timeline = try TimelineReader.timeline(
      in: SourceFile(path: "shared.timeline.yaml", text: text)
    )
    let states = timeline.entries.map(\.state)
    #expect(
      zip(states, states.dropFirst()).map { $0.isSame(as: $1) } == [true, false, true]
    )
    #expect(timeline.entries.map(\.forms) == [["b": .symbol], ["b": .symbol], [:], [:]])
    #expect(
      timeline.entries.map { $0.bars[.navigationBar] } == [["a", "b"], ["a", "b"], ["a"], ["a"]]
    )
  }

  @Test("a state that comes back is the one it was, however many others came between")
  func returningStatesShare() throws {
    let poses = ["navigationBar: [a, b]", "verticalBar: [a]"]
    let entries = (0..<40).map { "  - {after: 100, bars: {\(poses[$0 % 2])}}\n" }.joined()
    let timeline = try TimelineReader.timeline(
      in: SourceFile(
        path: "shared.timeline.yaml",
        text: """
          timeline: 1
          scenario: shared
          device: some-phone
          os: "27.1"
          entries:

          """ + entries
      )
    )
    let states = timeline.entries.map(\.state)
    #expect(states.indices.allSatisfy { states[$0].isSame(as: states[$0 % 2]) })
    #expect(!states[0].isSame(as: states[1]))
  }

  @Test("setting a part of the state leaves the entries that shared it alone")
  func changingIsOwn() {
    let first = TimelineEntry(index: 0, at: .start, after: .zero, focus: "a")
    var second = first
    second.focus = "b"
    #expect([first.focus, second.focus] == ["a", "b"])
  }

  @Test("equal values in two places are equal and hash alike; only one place is the same")
  func equality() {
    let one = Shared([1, 2])
    let other = Shared([1, 2])
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
    #expect(!one.isSame(as: other))
    #expect(one != Shared([1]))
  }
}
