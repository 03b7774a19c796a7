/// What `new` writes: a scenario that passes, a configuration, a workflow.
enum StarterFiles {
  /// A toolbar that shows what the format can say in thirty lines.
  static func scenario(named name: String) -> String {
    """
    # For completion in an editor: toolbar-replay schema scenario > scenario.schema.json
    scenario: \(title(of: name))
    about: Undo and Share must be reachable in every pose.
    device: iphone-duo

    screen:
      title: Sunset
      back: Library
      toolbarTitleDisplayMode: inline
      toolbar:
        - group: history
          placement: topBarLeading
          visibilityPriority: high
          items:
            - {item: undo, title: Undo, systemImage: arrow.uturn.backward}
            - {item: redo, title: Redo, systemImage: arrow.uturn.forward}
        - {item: share, title: Share, systemImage: square.and.arrow.up, placement: topBarPinnedTrailing}
        - overflowMenu:
            - {item: replace, title: Replace Photo, systemImage: photo.on.rectangle}

    start: {hinge: fullyOpen, orientation: portrait}

    events:
      - fold: {to: closed, orientation: portrait}
      - expect: {visible: [share], strip: right}
      - rotate: landscapeRight
      - unfold: {to: fullyOpen, orientation: portrait}
      - expect: {visible: [undo, redo, share], strip: none}

    always:
      - {reachable: [undo, redo, share]}

    """
  }

  static let configuration = """
    # Settings of toolbar-replay for this repository; 'toolbar-replay config' prints what holds.
    recordings: Recordings
    fail-on: error

    """

  static let workflow = """
    # Replays every scenario and compares it with its recording, on each pull request.
    name: toolbar-replay
    on: [pull_request]
    jobs:
      check:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          # Put the built tool in the PATH here, for example from a release of yours.
          - run: toolbar-replay check --format github --format junit=toolbar-replay.xml

    """

  /// `photo-editor/first-fold` as a heading: `First fold`.
  private static func title(of name: String) -> String {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let words = last.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
