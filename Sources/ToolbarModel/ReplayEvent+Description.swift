extension ReplayEvent {
  package var verb: EventVerb {
    switch self {
    case .fold: .fold
    case .unfold: .unfold
    case .hinge: .hinge
    case .rotate: .rotate
    case .resize: .resize
    case .splitView: .splitView
    case .search: .search
    case .keyboard: .keyboard
    case .scroll: .scroll
    case .window: .window
    case .push: .push
    case .pop: .pop
    case .present: .present
    case .dismiss: .dismiss
    case .tab: .tab
    case .set: .set
    case .customize: .customize
    case .dynamicType: .dynamicType
    case .menu: .menu
    case .focus: .focus
    case .tap: .tap
    case .wait: .wait
    }
  }
}

extension ReplayEvent: CustomStringConvertible {
  /// The event as one line of a scenario: `fold: {to: closed, orientation: portrait}`, `pop`, `rotate: portrait`.
  ///
  /// Text from the scenario (names of screens, tabs, ids, flags) is quoted where YAML needs it.
  package var description: String {
    switch self {
    case .fold(let to, let orientation): Self.hingeText("fold", to, orientation, bare: .closed)
    case .unfold(let to, let orientation):
      Self.hingeText("unfold", to, orientation, bare: .fullyOpen)
    case .hinge(let angle): "hinge: \(DecimalText.hundredths(angle))"
    case .rotate(let orientation): "rotate: \(orientation.rawValue)"
    case .resize(let size): "resize: [\(size.width), \(size.height)]"
    case .splitView(let side): "splitView: \(side.rawValue)"
    case .search(let command): "search: \(command.rawValue)"
    case .keyboard(.hide): "keyboard: hide"
    case .keyboard(.show(height: nil)): "keyboard: show"
    case .keyboard(.show(height: .some(let height))): "keyboard: {show: \(height)}"
    case .scroll(let command): Self.scrollText(command)
    case .window(let activity): "window: \(activity.rawValue)"
    case .push(let screen): "push: \(FlowText.scalar(screen))"
    case .pop: "pop"
    case .present(let screen): "present: \(FlowText.scalar(screen))"
    case .dismiss: "dismiss"
    case .tab(let name): "tab: \(FlowText.scalar(name))"
    case .set(let flags):
      "set: {"
        + flags.pairs.map { "\(FlowText.scalar($0.name)): \(FlowText.flag($0.value))" }
        .joined(separator: ", ") + "}"
    case .customize(let command): Self.customizeText(command)
    case .dynamicType(let size): "dynamicType: \(size.rawValue)"
    case .menu(let command): "menu: \(command.rawValue)"
    case .focus(let id): "focus: \(FlowText.scalar(id.name))"
    case .tap(let id): "tap: \(FlowText.scalar(id.name))"
    case .wait(let duration): "wait: \(duration)"
    }
  }

  private static func hingeText(
    _ verb: String,
    _ to: HingeStatus,
    _ orientation: Orientation?,
    bare: HingeStatus
  ) -> String {
    if let orientation {
      return "\(verb): {to: \(to.rawValue), orientation: \(orientation.rawValue)}"
    }
    return to == bare ? verb : "\(verb): \(to.rawValue)"
  }

  private static func scrollText(_ command: ScrollCommand) -> String {
    switch command {
    case .down: "scroll: down"
    case .up: "scroll: up"
    case .top: "scroll: top"
    case .bottom: "scroll: bottom"
    case .by(let distance): "scroll: {by: \(distance)}"
    }
  }

  private static func customizeText(_ command: CustomizeCommand) -> String {
    switch command {
    case .hide(let id): "customize: {hide: \(FlowText.scalar(id.name))}"
    case .show(let id): "customize: {show: \(FlowText.scalar(id.name))}"
    case .move(let id, let before):
      "customize: {move: \(FlowText.scalar(id.name)), before: \(FlowText.scalar(before.name))}"
    case .reset: "customize: reset"
    }
  }
}
