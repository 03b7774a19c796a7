import SourceText
import ToolbarModel
import YAMLSyntax

/// Rules of the format that are about more than one value, mapping by mapping.
extension FormatChecker {
  enum Walk {
    case goOn
    /// What stands below has been judged already.
    case stop
  }

  /// How deep relative priorities nest: their ranks stay distinct well beyond it.
  static let deepestPriority = 16

  /// Called before the keys of a mapping are walked.
  mutating func enter(_ mapping: FormatMapping, _ pairs: [YAMLPair]) -> Walk {
    switch mapping.name {
    case .together: isTogether = true
    case .relativePriority:
      depth += 1
      if depth > Self.deepestPriority, let first = pairs.first {
        error(
          first.keySpan,
          "relative priorities nest at most \(Self.deepestPriority) deep"
        )
        return .stop
      }
    case .scenario, .device, .screen, .tab, .searchable, .minimization, .item, .groupItem,
      .menuItem, .group, .controlGroup, .spacer, .defaultItem, .overflowMenu, .view,
      .defaultCustomization, .condition, .start, .startCustomization, .step, .hingeTarget,
      .keyboardHeight, .scrollDistance, .customization, .repetition, .expectation, .safeArea,
      .stability, .rules, .rule, .lengths, .allow, .reactions:
      break
    }
    return .goOn
  }

  /// Called before the value of a known key is walked.
  mutating func walk(_ pair: YAMLPair, in mapping: FormatMapping) -> Walk {
    switch (mapping.name, pair.key) {
    case (.step, "together"), (.step, "expect"):
      guard isTogether else { return .goOn }
      error(pair.keySpan, "\"\(pair.key)\" cannot stand inside \"together\"")
      return .stop
    case (.step, "after"), (.step, "at"), (.step, "track"):
      if isTogether {
        error(
          pair.keySpan,
          "\"\(pair.key)\" cannot stand inside \"together\", whose events have no order"
        )
      } else if isTrack, pair.key == "track" {
        error(pair.keySpan, "\"track\" cannot stand inside \"tracks\", whose lists are tracks")
      }
      return .goOn
    case (.step, _):
      checkCapability(of: pair.key, at: pair.keySpan)
      return .goOn
    case (.scenario, "tracks"):
      isTrack = true
      return .goOn
    case (.scenario, "events"):
      isTrack = false
      return .goOn
    default:
      return .goOn
    }
  }

  /// Called after the keys of a mapping are walked.
  mutating func checkRules(_ pairs: [YAMLPair], at span: SourceSpan, _ mapping: FormatMapping) {
    switch mapping.name {
    case .scenario: checkScenario(pairs)
    case .device: checkDevice(pairs)
    case .screen: checkScreen(pairs)
    case .start: checkStart(pairs)
    case .customization: checkCustomization(pairs)
    case .rule(let rule): checkRanges(pairs, rule)
    case .tab, .searchable, .minimization, .item, .groupItem, .menuItem, .group, .controlGroup,
      .spacer, .defaultItem, .overflowMenu, .view, .defaultCustomization, .relativePriority,
      .condition, .startCustomization, .step, .hingeTarget, .keyboardHeight, .scrollDistance,
      .repetition, .together, .expectation, .safeArea, .stability, .rules, .lengths, .allow,
      .reactions:
      break
    }
  }

  /// Events that need a hinge, or a window of no fixed size.
  mutating func checkCapability(of event: String, at span: SourceSpan) {
    guard let device else { return }
    switch FormatTable.verbs[event] {
    case .fold, .unfold, .hinge:
      if !device.capabilities.hasHinge {
        error(span, "\"\(event)\" needs a hinge, and \"\(device.name)\" has none")
      }
    case .resize:
      if !device.capabilities.isResizable {
        error(span, "\"resize\" needs a resizable window, and \"\(device.name)\" has none")
      }
    case .rotate, .splitView, .search, .keyboard, .scroll, .window, .push, .pop, .present, .dismiss,
      .tab, .set, .customize, .dynamicType, .menu, .focus, .tap, .wait, nil:
      break
    }
  }

  private mutating func checkScenario(_ pairs: [YAMLPair]) {
    let isClear = pairs.allSatisfy { FormatTable.scenario[$0.key] != nil }
    guard isClear, names.screens.count > 1,
      let screens = pairs.first(where: { $0.key == "screens" })
    else { return }
    let start = pairs.first { $0.key == "start" }?.value
    if start?["screen"] == nil {
      error(
        screens.keySpan,
        "several screens need \"start.screen\" to say which one the replay begins on"
      )
    }
  }

  private mutating func checkStart(_ pairs: [YAMLPair]) {
    guard let device else { return }
    for pair in pairs {
      if pair.key == "hinge", !device.capabilities.hasHinge {
        error(pair.keySpan, "\"hinge\" is for foldables, and \"\(device.name)\" has no hinge")
      }
      if pair.key == "size", !device.capabilities.isResizable {
        error(
          pair.keySpan,
          "\"size\" is for resizable windows, and that of \"\(device.name)\" has a fixed size"
        )
      }
    }
  }

  private mutating func checkDevice(_ pairs: [YAMLPair]) {
    guard let device else { return }
    for pair in pairs {
      guard let number = ProfileNumber(rawValue: pair.key) else { continue }
      if device.numbers[number] == nil {
        error(pair.keySpan, "\"\(device.name)\" has no number \"\(pair.key)\"")
      } else if number == .sampleInterval, pair.value.text == "0ms" || pair.value.text == "0s" {
        error(pair.value.span, "\"\(pair.key)\" is at least 1ms, not \"\(pair.value.text ?? "")\"")
      }
    }
  }

  private mutating func checkCustomization(_ pairs: [YAMLPair]) {
    let move = pairs.first { $0.key == "move" }
    let before = pairs.first { $0.key == "before" }
    if let move, before == nil {
      error(move.keySpan, "\"move\" needs \"before\", the id of the item to move it before")
    } else if let before, move == nil {
      error(before.keySpan, "\"before\" needs \"move\", the id of the item to move")
    }
  }

  /// A range of lengths runs upward.
  private mutating func checkRanges(_ pairs: [YAMLPair], _ rule: StabilityRule) {
    for pair in pairs {
      guard let setting = rule.settings.first(where: { $0.name == pair.key }),
        setting.kind == .range, let ends = pair.value.sequence, ends.count == 2,
        let low = ends[0].length, let high = ends[1].length, low > high
      else { continue }
      error(pair.value.span, "\"\(pair.key)\" runs from low to high, not from \(low) to \(high)")
    }
  }

  /// Ids and tabs are unique in a screen.
  private mutating func checkScreen(_ pairs: [YAMLPair]) {
    let screen = YAMLNode(.mapping(pairs), span: SourceSpan(at: .start))
    var lines: [String: Int] = [:]
    for node in Self.declarations(in: screen["toolbar"]) {
      guard let id = node.text else { continue }
      if let line = lines[id] {
        error(
          node.span,
          "\"\(id)\" is already declared in line \(line); ids are unique in a screen"
        )
      } else {
        lines[id] = node.span.start.line
      }
    }
    var tabs: [String: Int] = [:]
    for tab in screen["tabs"]?.sequence ?? [] {
      guard let node = tab.mapping == nil ? tab : tab["tab"], let name = node.text else { continue }
      if tabs[name] != nil {
        error(
          node.span,
          "tab \"\(name)\" is named twice; the tabs of a screen have their own names"
        )
      }
      tabs[name] = node.span.start.line
    }
  }

  /// The nodes that declare ids, in order.
  static func declarations(in toolbar: YAMLNode?) -> [YAMLNode] {
    (toolbar?.sequence ?? []).flatMap { entry in
      let own = [entry["item"], entry["group"], entry["controlGroup"]].compactMap(\.self)
      let rows = (entry["overflowMenu"]?.sequence ?? []) + (entry["items"]?.sequence ?? [])
      return own + rows.compactMap { $0["item"] }
    }
  }
}
