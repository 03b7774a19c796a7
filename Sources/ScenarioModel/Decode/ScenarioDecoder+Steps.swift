import SourceText
import ToolbarModel
import YAMLSyntax

extension ScenarioDecoder {
  func steps(_ node: CheckedNode) -> [Step] { node.elements.map { step($0) } }

  private func step(_ node: CheckedNode) -> Step {
    guard node.isMapping else {
      return Step(action: .event(bareEvent(node.text)), position: node.position)
    }
    guard let event = node.node.mapping?.first(where: { FormatTable.isEvent($0.key) }) else {
      preconditionFailure("checked step at \(node.position) has no event")
    }
    let position = event.keySpan.start
    return Step(
      action: action(event.key, CheckedNode(event.value), at: position),
      timing: timing(node),
      over: node["over"]?.duration,
      label: node["label"]?.text,
      position: position,
      track: node["track"]?.text
    )
  }

  private func timing(_ node: CheckedNode) -> Step.Timing {
    if let after = node["after"] { return .after(after.duration) }
    if let at = node["at"] { return .at(at.duration) }
    return .afterSettled
  }

  private func bareEvent(_ word: String) -> ReplayEvent {
    switch FormatTable.verbs[word] {
    case .fold: .fold(to: .closed, orientation: nil)
    case .unfold: .unfold(to: .fullyOpen, orientation: nil)
    case .pop: .pop
    case .dismiss: .dismiss
    case .hinge, .rotate, .resize, .splitView, .search, .keyboard, .scroll, .window, .push,
      .present, .tab, .set, .customize, .dynamicType, .menu, .focus, .tap, .wait, nil:
      preconditionFailure("checked step is no event that stands alone: \(word)")
    }
  }

  private func action(
    _ name: String,
    _ argument: CheckedNode,
    at position: SourcePosition
  ) -> Step.Action {
    if let verb = FormatTable.verbs[name] { return .event(event(verb, argument)) }
    switch name {
    case "expect": return .expect(expectation(argument, at: position))
    case "repeat":
      return .repeated(
        times: argument["times"]?.integer ?? 1,
        steps: argument["events"].map { steps($0) } ?? []
      )
    case "together":
      return .together(
        within: argument["within"]?.duration ?? .zero,
        events: argument["events"].map { Self.flattened(steps($0)) } ?? []
      )
    default: preconditionFailure("checked step has no known event: \(name)")
    }
  }

  /// A set has no order: a repetition inside one is its events, that many times.
  private static func flattened(_ steps: [Step]) -> [Step] {
    steps.flatMap { step -> [Step] in
      guard case .repeated(let times, let inner) = step.action else { return [step] }
      return Array(repeatElement(flattened(inner), count: times).joined())
    }
  }

  private func event(_ verb: EventVerb, _ argument: CheckedNode) -> ReplayEvent {
    switch verb {
    case .fold:
      let (status, orientation) = hinge(argument)
      return .fold(to: status ?? .closed, orientation: orientation)
    case .unfold:
      let (status, orientation) = hinge(argument)
      return .unfold(to: status ?? .fullyOpen, orientation: orientation)
    case .hinge: return .hinge(hundredthsOfDegree: argument.length.hundredths)
    case .rotate: return .rotate(argument.orientation)
    case .resize: return .resize(argument.size)
    case .splitView: return .splitView(argument.value(SplitSide.self))
    case .search: return .search(argument.value(SearchCommand.self))
    case .keyboard: return .keyboard(keyboard(argument))
    case .scroll: return .scroll(scroll(argument))
    case .window: return .window(argument.value(WindowActivity.self))
    case .push: return .push(argument.text)
    case .pop: return .pop
    case .present: return .present(argument.text)
    case .dismiss: return .dismiss
    case .tab: return .tab(argument.text)
    case .set: return .set(argument.flags)
    case .customize: return .customize(customization(argument))
    case .dynamicType: return .dynamicType(argument.value(DynamicTypeSize.self))
    case .menu: return .menu(argument.value(MenuCommand.self))
    case .focus: return .focus(argument.id)
    case .tap: return .tap(argument.id)
    case .wait: return .wait(argument.duration)
    }
  }

  private func hinge(_ node: CheckedNode) -> (status: HingeStatus?, orientation: Orientation?) {
    if node.isNothing { return (nil, nil) }
    guard node.isMapping else { return (node.value(HingeStatus.self), nil) }
    return (node["to"]?.value(HingeStatus.self), node["orientation"]?.orientation)
  }

  private func keyboard(_ node: CheckedNode) -> KeyboardCommand {
    if let height = node["show"] { return .show(height: height.length) }
    return node.text == "show" ? .show(height: nil) : .hide
  }

  private func scroll(_ node: CheckedNode) -> ScrollCommand {
    if let distance = node["by"] { return .by(distance.length) }
    switch node.text {
    case "down": return .down
    case "up": return .up
    case "top": return .top
    case "bottom": return .bottom
    default: preconditionFailure("checked scroll has no known word: \(node.text)")
    }
  }

  private func customization(_ node: CheckedNode) -> CustomizeCommand {
    if let id = node["hide"] { return .hide(id.id) }
    if let id = node["show"] { return .show(id.id) }
    if let id = node["move"], let before = node["before"] {
      return .move(id.id, before: before.id)
    }
    return .reset
  }
}
