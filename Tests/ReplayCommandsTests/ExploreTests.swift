import Foundation
import ReplayCommands
import ReplayTestSupport
import Testing

@Suite("explore")
struct ExploreTests {
  private static let planted = """
    scenario: Search closing against folding
    device: iphone-duo
    screen:
      title: Sunset
      toolbarTitleDisplayMode: inline
      searchable: {}
      toolbar:
        - {item: share, title: Share, systemImage: square.and.arrow.up, placement: topBarTrailing}
    start: {hinge: closed, orientation: portrait}
    events:
      - together:
          events:
            - dynamicType: small
            - search: activate
            - unfold: {to: fullyOpen, orientation: portrait}

    """

  private func explored(_ text: String, _ words: [String] = []) throws -> (
    run: ToolRun, folder: TemporaryFolder
  ) {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.yaml")
    return (ToolRun(["explore", folder.path + "/a.yaml"] + words), folder)
  }

  @Test("finds an end that depends on the order and names the two events")
  func planted() throws {
    let run = try explored(Self.planted, ["--format", "json"]).run
    #expect(run.status == .findings)
    #expect(run.output.contains("\"events\":3,\"interleavings\":6,"))
    #expect(run.output.contains("\"complete\":true"))
    #expect(
      run.output.contains(
        "\"decidedBy\":[[\"search: activate\",\"unfold: {to: fullyOpen, orientation: portrait}\"]]"
      )
    )
  }

  @Test("writes the smallest order, which replays to the same end as its token")
  func witness() throws {
    let (run, folder) = try explored(Self.planted)
    let token = try #require(firstToken(in: run.output))
    let path = folder.path + "/w.yaml"
    _ = ToolRun(["explore", folder.path + "/a.yaml", "--witness", path])
    let text = try #require(folder.text(of: "w.yaml"))
    #expect(text.contains("events:\n  - {"))
    #expect(text.contains("search: activate, at: 0ms}"))
    #expect(!text.contains("dynamicType"))
    #expect(ToolRun([path]).status == .clean)
    #expect(ToolRun([folder.path + "/a.yaml", "--schedule", token]).status == .clean)
  }

  @Test("refuses a token of another scenario, or none at all")
  func tokens() throws {
    let (run, folder) = try explored(Self.planted)
    let token = try #require(firstToken(in: run.output))
    try folder.write(Self.planted + "# changed\n", to: "b.yaml")
    let other = ToolRun(["explore", folder.path + "/b.yaml", "--schedule", token])
    #expect(other.status == .badCommandLine)
    #expect(other.errors.contains("was made for another scenario"))
    let none = ToolRun(["explore", folder.path + "/a.yaml", "--schedule", "!"])
    #expect(none.errors.contains("is not a schedule"))
  }

  @Test("is a sample with status 4 beyond its budget")
  func sample() throws {
    let scenario = Self.planted.replacing("- dynamicType: small", with: "- window: inactive")
    let run = try explored(scenario, ["--max-nodes", "1", "--samples", "3"]).run
    #expect(run.output.contains("incomplete: a sample of 3 orders"))
    #expect(run.status == .incomplete)
  }

  @Test("negative jitter and other words are refused", arguments: ["-5ms", "5", "two", "2h"])
  func jitter(text: String) throws {
    let run = try explored(Self.planted, ["--jitter=\(text)"]).run
    #expect(run.status == .badCommandLine)
    #expect(run.errors.contains("--jitter takes a duration such as 120ms or 1.5s, not '\(text)'"))
  }

  private static func concurrent(_ events: String) -> String {
    planted.components(separatedBy: "events:")[0] + "events:\n  - together: {events: [\(events)]}\n"
  }

  @Test("forty concurrent events are counted exactly and answered by an honest sample")
  func forty() throws {
    let events = (1...40).map { "{set: {flag\($0): true}}" }.joined(separator: ", ")
    let run = try explored(
      Self.concurrent(events),
      ["--max-nodes", "20", "--samples", "10", "--format", "json"]
    ).run
    #expect(run.status == .incomplete)
    #expect(
      run.output.contains(
        "\"events\":40,\"interleavings\":\"815915283247897734345611269596115894272000000000\","
      )
    )
    #expect(run.output.contains("\"complete\":false,\"samples\":10"))
  }

  @Test("a set of nothing is refused where it stands")
  func empty() throws {
    let run = try explored(Self.concurrent("")).run
    #expect(run.status == .badInput)
    #expect(run.errors.contains("\"events\" needs at least one element"))
  }

  @Test("a track that waits for itself only has one order")
  func alone() throws {
    let scenario =
      Self.planted.components(separatedBy: "events:")[0] + """
        tracks:
          all: [{wait: 80ms}, {search: activate}, {unfold: fullyOpen, after: 40ms}, {wait: 1s}]

        """
    let run = try explored(scenario).run
    #expect(run.status == .clean)
    #expect(run.output.contains("4 events, 1 interleavings, 1 schedules"))
    #expect(run.output.contains("every order ends the same, and shows nothing new"))
  }

  private func firstToken(in output: String) -> String? {
    guard let range = output.firstRange(of: "--schedule ") else { return nil }
    return String(output[range.upperBound...].prefix { $0.isLetter || $0.isNumber })
  }
}
