import SourceText
import ToolbarModel

/// Finds steps that are legal and cannot do anything, as far as the file alone tells.
///
/// Whether a `pop` finds a pushed screen, or a `keyboard: hide` a keyboard, is the replay's to say.
enum IneffectiveSteps {
  static func warnings(about scenario: Scenario, in file: SourceFile) -> [Diagnostic] {
    let finder = Finder(scenario: scenario, file: file)
    return scenario.tracks.flatMap { finder.warnings(in: $0.steps) }
  }

  private struct Finder {
    let scenario: Scenario
    let file: SourceFile

    var hasSearch: Bool {
      scenario.screens.contains { named in
        named.screen.searchable != nil || named.screen.tabs.contains { $0.role == .search }
      }
    }

    func warnings(in steps: [Step]) -> [Diagnostic] {
      steps.flatMap { step -> [Diagnostic] in
        switch step.action {
        case .event(let event):
          why(event).map { [warning(at: step.position, event, $0)] } ?? []
        case .together(_, let events): warnings(in: events)
        case .repeated(_, let inner): warnings(in: inner)
        case .expect: []
        }
      }
    }

    private func why(_ event: ReplayEvent) -> String? {
      switch event {
      case .search(.activate), .search(.cancel):
        hasSearch ? nil : "no screen is searchable or has a search tab"
      case .splitView:
        scenario.device.capabilities.hasSplitView
          ? nil : "\"\(scenario.device.name)\" has no Split View"
      case .customize:
        scenario.screens.contains { $0.screen.toolbarID != nil }
          ? nil : "no screen has a \"toolbarID\""
      case .fold, .unfold, .hinge, .rotate, .resize, .keyboard, .scroll, .window, .push, .pop,
        .present, .dismiss, .tab, .set, .dynamicType, .menu, .focus, .tap, .wait:
        nil
      }
    }

    private func warning(
      at position: SourcePosition,
      _ event: ReplayEvent,
      _ why: String
    ) -> Diagnostic {
      Diagnostic(
        .warning,
        in: file,
        at: SourceSpan(at: position),
        "\"\(event)\" has no effect: \(why)"
      )
    }
  }
}
