import ReplayTestSupport
import Testing
import ToolbarReplayKit
import ToolbarReplayTesting

/// The example of the documentation: how a package tests its own toolbars.
@Suite("Toolbars of the editor")
struct ExampleTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/Scenarios/editor.yaml" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      scenario: The editor is folded
      device: iphone-duo
      screen:
        title: Sunset
        toolbar:
          - {item: share, title: Share, systemImage: square.and.arrow.up}
      start: {hinge: fullyOpen, orientation: portrait}
      events:
        - fold: closed
        - expect: {visible: [share]}

      """,
      to: "Scenarios/editor.yaml"
    )
  }

  @Test("are stable, and as recorded")
  func editor() {
    expectStable(path)
    // The first comparison records, the second compares.
    expectRecording(path, mode: .missing)
    expectRecording(path, mode: Replay.RecordingMode.none)
  }

  @Test("fail with what changed in toolbar terms")
  func changed() throws {
    expectRecording(path, mode: .missing)
    let text = try #require(folder.text(of: "Scenarios/editor.yaml"))
    try folder.write(
      text.replacing("{item: share,", with: "{item: share, placement: bottomBar,"),
      to: "Scenarios/editor.yaml"
    )
    withKnownIssue {
      expectRecording(path)
    } matching: { issue in
      issue.comments.contains { comment in
        comment.rawValue.contains("is not as recorded in")
          && comment.rawValue.contains("changed bars  share: ")
          && comment.rawValue.contains("to accept it: toolbar-replay record")
      }
    }
  }

  @Test("fail with the place of a mistake")
  func mistake() throws {
    try folder.write("scenario: x\ndevce: y\n", to: "Scenarios/editor.yaml")
    withKnownIssue {
      expectStable(path)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("editor.yaml:2:1: error: ") }
    }
  }
}
