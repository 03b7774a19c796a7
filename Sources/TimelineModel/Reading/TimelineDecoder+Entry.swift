import SourceText
import ToolbarModel
import YAMLSyntax

extension TimelineDecoder {
  /// The entry on the tape, with everything carried from the entries before; `carried` moves on.
  mutating func entry(
    _ tape: borrowing YAMLTape,
    index: Int,
    at last: ReplayInstant,
    carried: inout CarriedState
  ) -> TimelineEntry? {
    guard tape.tokens[0].kind == .mapping else {
      reportWrong("entries", .list(.object(.entry)), tape, 0)
      return nil
    }
    let faults = diagnostics.count
    carried.beginEntry()
    var entry = TimelineEntry(index: index, at: last, after: .zero, state: carried.shared)
    entry.line = tape.tokens[0].place.lineNumber
    var hasAfter = false
    var frames: Int?
    var key = 1
    let end = tape.end(of: 0)
    while key < end {
      let value = tape.end(of: key)
      if let name = tables.entry.word(tape, key) {
        switch name {
        case .after:
          hasAfter = true
          if let pause = integer(name, tape, value) {
            entry.after = ReplayDuration(milliseconds: pause)
          }
        case .event: entry.event = text(name, tape, value).map(TimelineEvent.init)
        case .by: entry.raisedBy = text(name, tape, value)
        case .track: entry.track = text(name, tape, value)
        case .label: entry.label = text(name, tape, value)
        case .sample: entry.isSample = boolean(name, tape, value) ?? false
        case .pass: entry.pass = integer(name, tape, value)
        case .settled: entry.isSettled = boolean(name, tape, value) ?? false
        case .traits: traits(tape, value, into: &carried.state.traits)
        case .bars: bars(tape, value, into: &carried.state)
        // Frames come after bars, wherever they are written.
        case .frames: frames = value
        case .dropped: carried.state.dropped = map(name, tape, value) { $0.text(name, $1, $2) }
        case .form: carried.state.forms = map(name, tape, value) { $0.form($1, $2) }
        case .opacity: carried.state.opacity = map(name, tape, value) { $0.opacity($1, $2) }
        case .focus: carried.state.focus = id(name, tape, value)
        case .menu: carried.state.menu = menu(tape, value)
        case .inert: carried.state.inert = ids(name.rawValue, tape, value) ?? []
        case .inputs: entry.inputs = map(name, tape, value) { $0.inputs($1, $2) }
        case .instance:
          let tokens = map(name, tape, value) { $0.text(name, $1, $2) }
          carried.state.instances.merge(tokens) { $1 }
        }
      } else if tape.tokens[key].kind == .scalar {
        reportUnknown(.entry, tape, key)
      }
      key = tape.end(of: value)
    }
    if !hasAfter { report(tape.tokens[0].place, "an entry needs the key “after”") }
    if let frames { self.frames(tape, frames, into: &carried.state) }
    guard diagnostics.count == faults else { return nil }
    entry.at = last + entry.after
    entry.state = carried.endEntry()
    return entry
  }

  private mutating func map<Value>(
    _ key: TimelineEntryKey,
    _ tape: borrowing YAMLTape,
    _ index: Int,
    _ decode: (inout TimelineDecoder, borrowing YAMLTape, Int) -> Value?
  ) -> [ItemID: Value] {
    guard tape.tokens[index].kind == .mapping else {
      reportWrong(key, tape, index)
      return [:]
    }
    var values: [ItemID: Value] = [:]
    forEachPair(tape, index) { decoder, tape, key, value in
      let id = ItemID(decoder.texts.text(tape, key))
      if let decoded = decode(&decoder, tape, value) { values[id] = decoded }
    }
    return values
  }

  private mutating func bars(
    _ tape: borrowing YAMLTape,
    _ index: Int,
    into carried: inout EntryState
  ) {
    guard tape.tokens[index].kind == .mapping else {
      reportWrong(TimelineEntryKey.bars, tape, index)
      return
    }
    var rows: [BarContents.Row] = []
    forEachPair(tape, index) { decoder, tape, key, value in
      guard let bar = decoder.tables.bars.word(tape, key) else {
        let name = tape.string(at: key)
        decoder.report(
          tape.tokens[key].place,
          "there is no bar “\(name)”",
          suggestion: NearestWord.to(name, among: Bar.allCases.map(\.rawValue))
        )
        return
      }
      if let ids = decoder.ids(bar.rawValue, tape, value) {
        rows.append(BarContents.Row(bar: bar, ids: ids))
      }
    }
    carried.replaceBars(BarContents(rows))
  }

  private mutating func frames(
    _ tape: borrowing YAMLTape,
    _ index: Int,
    into carried: inout EntryState
  ) {
    guard tape.tokens[index].kind == .mapping else {
      reportWrong(TimelineEntryKey.frames, tape, index)
      return
    }
    var key = index + 1
    let end = tape.end(of: index)
    while key < end {
      let value = tape.end(of: key)
      if tape.tokens[key].kind == .scalar, let frame = frame(tape.string(at: key), tape, value) {
        // `overflow` is the button, not the menu.
        if let bar = tables.bars.word(tape, key), bar != .overflow {
          carried.barFrames[bar] = frame
        } else {
          carried.frames[ItemID(texts.text(tape, key))] = frame
        }
      }
      key = tape.end(of: value)
    }
  }

  private mutating func form(_ tape: borrowing YAMLTape, _ index: Int) -> ItemForm? {
    if let form = tables.forms.word(tape, index) { return form }
    reportWrong("form", .word(ItemForm.self), tape, index)
    return nil
  }

  private mutating func opacity(_ tape: borrowing YAMLTape, _ index: Int) -> Int? {
    if case .scaled(let hundredths) = tape.decimal(at: index, 2), (0...100).contains(hundredths) {
      return hundredths
    }
    report(
      tape.tokens[index].place,
      "“opacity” takes numbers from 0 to 1, not \(tape.kindText(at: index))"
    )
    return nil
  }

  private mutating func menu(_ tape: borrowing YAMLTape, _ index: Int) -> OpenMenu? {
    switch tape.tokens[index].kind {
    case .scalar where tape.string(at: index) == "open": return OpenMenu()
    case .mapping:
      var menu = OpenMenu()
      forEachPair(tape, index) { decoder, tape, key, value in
        switch decoder.tables.openMenu.word(tape, key) {
        case .owner?: menu.owner = decoder.id(OpenMenuKey.owner, tape, value)
        case .frame?: menu.frame = decoder.frame("frame", tape, value)
        case nil: decoder.reportUnknown(.openMenu, tape, key)
        }
      }
      return menu
    case .scalar, .sequence:
      reportWrong(TimelineEntryKey.menu, tape, index)
      return nil
    }
  }

  private mutating func inputs(_ tape: borrowing YAMLTape, _ index: Int) -> ItemInputs? {
    guard tape.tokens[index].kind == .mapping else {
      reportWrong("inputs", .object(.inputs), tape, index)
      return nil
    }
    var inputs = ItemInputs()
    forEachPair(tape, index) { decoder, tape, key, value in
      guard let name = decoder.tables.inputs.word(tape, key) else {
        decoder.reportUnknown(.inputs, tape, key)
        return
      }
      switch name {
      case .badge: inputs.badge = decoder.text(name, tape, value)
      case .title: inputs.title = decoder.text(name, tape, value)
      case .priority: inputs.priority = decoder.priority(name, tape, value)
      case .enabled: inputs.isEnabled = decoder.boolean(name, tape, value)
      }
    }
    return inputs
  }
}
