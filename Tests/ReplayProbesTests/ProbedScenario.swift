import ScenarioModel
import SourceText

/// Scenarios that give every probe something to try.
enum ProbedScenario {
  /// A window that is resized until items overflow, with a state, a search, a pushed screen.
  static let window = """
    scenario: Probed window
    device: iphone-window
    os: "27.1"
    screens:
      list:
        title: Notes
        toolbar:
          - {item: edit, title: Edit, systemImage: pencil, placement: topBarTrailing}
          - {item: share, title: Share, systemImage: square.and.arrow.up, placement: topBarTrailing}
          - {item: flag, title: Flag, systemImage: flag, placement: topBarTrailing}
          - {item: tag, title: Tag, systemImage: tag, placement: topBarTrailing}
          - {item: pin, title: Pin, systemImage: pin, placement: topBarTrailing}
          - {item: sort, title: Sort, placement: topBarTrailing}
      note: {title: Note}
    start: {screen: list, size: [700, 700]}
    events:
      - resize: [400, 700]
      - resize: [260, 700]
      - set: {busy: true}
      - push: note
      - pop
      - resize: [230, 700]
      - resize: [260, 700]
      - {resize: [250, 700], over: 160ms}
      - resize: [620, 700]
    """

  /// A foldable whose strip holds fewer items than its horizontal bar.
  static let foldable = """
    scenario: Probed foldable
    device: iphone-duo
    os: "27.1"
    screens:
      list:
        title: Notes
        tabs: [{tab: Feed}, {tab: Inbox}, {tab: Me}]
        toolbar:
          - {item: edit, systemImage: pencil, title: Edit, placement: topBarTrailing}
          - {item: share, systemImage: square.and.arrow.up, title: Share, placement: topBarTrailing}
          - {item: flag, systemImage: flag, title: Flag, placement: topBarTrailing}
          - {item: tag, systemImage: tag, title: Tag, placement: topBarTrailing}
          - {item: pin, systemImage: pin, title: Pin, placement: topBarTrailing}
          - {item: sort, systemImage: arrow.up.arrow.down, title: Sort, placement: topBarTrailing}
    start: {screen: list, hinge: fullyOpen, orientation: portrait}
    events:
      - fold
      - rotate: landscapeLeft
      - rotate: portrait
      - unfold: fullyOpen
    """

  static func read(_ text: String) throws -> Scenario {
    let file = SourceFile(path: "probed.yaml", text: text)
    let document = try ScenarioReader.read(file) { (path: String) throws(DiagnosticsError) in
      SourceFile(path: path, text: "")
    }
    guard let scenario = document.scenarios.first else {
      preconditionFailure("a document has a scenario")
    }
    return scenario
  }
}
