import ReplayTestSupport

/// A small project in a folder of its own: an editor whose closed pose has no room for everything.
struct SampleProject {
  let folder: TemporaryFolder

  var path: String { folder.path }

  static let editor = """
    scenario: Editor with two groups
    tags: [fold]
    device: iphone-duo
    screen:
      title: Sunset
      back: Library
      toolbar:
        - group: history
          placement: topBarTrailing
          visibilityPriority: high
          items:
            - {item: undo, title: Undo, systemImage: arrow.uturn.backward}
            - {item: redo, title: Redo, systemImage: arrow.uturn.forward}
            - {item: revert, title: Revert, systemImage: clock.arrow.circlepath}
        - group: tools
          placement: topBarTrailing
          items:
            - {item: crop, title: Crop, systemImage: crop}
            - {item: filters, title: Filters, systemImage: camera.filters}
            - {item: adjust, title: Adjust, systemImage: dial.low}
            - {item: markup, title: Markup, systemImage: pencil.tip}
            - {item: retouch, title: Retouch, systemImage: bandage}
            - {item: share, title: Share, systemImage: square.and.arrow.up}
    start: {hinge: fullyOpen, orientation: portrait}
    events:
      - fold: closed
      - rotate: landscapeLeft
      - unfold

    """

  /// The history group has become less important than the tools.
  static let lowered = editor.replacing("visibilityPriority: high", with: "visibilityPriority: low")

  static let scenario = "Scenarios/editor.yaml"
  static let recording = "Recordings/editor.timeline.yaml"
  static let pending = "Recordings/editor.timeline.new.yaml"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.editor, to: Self.scenario)
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> BuiltTool.Run {
    try BuiltTool.run(arguments, in: path, environment: environment)
  }

  @discardableResult
  func git(_ arguments: String...) throws -> BuiltTool.Run {
    try BuiltTool.run(
      "git",
      ["-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments,
      in: path,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_PAGER": "cat"]
    )
  }
}
