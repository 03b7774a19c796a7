import ToolbarModel
import YAMLSyntax

extension TimelineDecoder {
  mutating func items(_ tape: borrowing YAMLTape, _ index: Int) -> [TimelineItem] {
    guard tape.tokens[index].kind == .mapping else {
      reportWrong(TimelineKey.items, tape, index)
      return []
    }
    var items: [TimelineItem] = []
    forEachPair(tape, index) { decoder, tape, key, value in
      var item = TimelineItem(id: ItemID(decoder.texts.text(tape, key)))
      guard tape.tokens[value].kind == .mapping else {
        decoder.reportWrong(item.id.name, .object(.item), tape, value)
        return
      }
      decoder.forEachPair(tape, value) { decoder, tape, key, value in
        decoder.decode(tape, key, value, into: &item)
      }
      items.append(item)
    }
    return items
  }

  private mutating func decode(
    _ tape: borrowing YAMLTape,
    _ key: Int,
    _ value: Int,
    into item: inout TimelineItem
  ) {
    guard let name = tables.item.word(tape, key) else {
      reportUnknown(.item, tape, key)
      return
    }
    switch name {
    case .title: item.title = text(name, tape, value)
    case .symbol: item.symbol = text(name, tape, value)
    case .priority: item.priority = priority(name, tape, value)
    case .group: item.group = id(name, tape, value)
    case .placement: item.placement = word(name, ToolbarItemPlacement.self, tape, value)
    case .screens: item.screens = strings(name, tape, value)
    case .when: item.when = text(name, tape, value)
    case .axis: item.axis = word(name, ToolbarItemAxisBehavior.self, tape, value)
    case .role: item.role = word(name, ItemRole.self, tape, value)
    case .width: item.width = length(name, tape, value)
    case .permanent: item.isPermanent = boolean(name, tape, value) ?? false
    case .alwaysAvailable: item.isAlwaysAvailable = boolean(name, tape, value) ?? false
    }
  }

  mutating func matrix(_ tape: borrowing YAMLTape, _ index: Int) -> [MatrixChoice] {
    guard tape.tokens[index].kind == .mapping else {
      reportWrong(TimelineKey.matrix, tape, index)
      return []
    }
    var choices: [MatrixChoice] = []
    forEachPair(tape, index) { decoder, tape, key, value in
      guard let text = decoder.text(TimelineKey.matrix, tape, value) else { return }
      choices.append(MatrixChoice(path: tape.string(at: key), value: text))
    }
    return choices
  }

  mutating func declared(_ tape: borrowing YAMLTape, _ index: Int) -> DeclaredBehavior {
    var declared = DeclaredBehavior()
    guard tape.tokens[index].kind == .mapping else {
      reportWrong(TimelineKey.declared, tape, index)
      return declared
    }
    forEachPair(tape, index) { decoder, tape, key, value in
      guard let name = decoder.tables.declared.word(tape, key) else {
        decoder.reportUnknown(.declared, tape, key)
        return
      }
      switch name {
      case .compression:
        declared.compression = decoder.word(
          name,
          ToolbarVerticalCompressionBehavior.self,
          tape,
          value
        )
      case .restoration:
        declared.restoration = decoder.word(
          name,
          ToolbarMinimizationRestoration.self,
          tape,
          value
        )
      case .titleMinimum: declared.titleMinimum = decoder.length(name, tape, value)
      case .menuPolicy:
        guard let policy = decoder.text(name, tape, value) else { return }
        if DeclaredKey.menuPolicies.contains(policy) {
          declared.menuPolicy = policy
        } else {
          decoder.reportWrong(name, tape, value)
        }
      }
    }
    return declared
  }

  /// Goes through the pairs of a mapping; keys that are no scalars were reported by the YAML layer.
  mutating func forEachPair(
    _ tape: borrowing YAMLTape,
    _ index: Int,
    _ body: (inout TimelineDecoder, borrowing YAMLTape, _ key: Int, _ value: Int) -> Void
  ) {
    var key = index + 1
    let end = tape.end(of: index)
    while key < end {
      let value = tape.end(of: key)
      if tape.tokens[key].kind == .scalar { body(&self, tape, key, value) }
      key = tape.end(of: value)
    }
  }
}
