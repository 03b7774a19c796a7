import ToolbarModel
import YAMLSyntax

extension TimelineDecoder {
  /// Takes the traits that are listed into those that are carried.
  mutating func traits(
    _ tape: borrowing YAMLTape,
    _ index: Int,
    into traits: inout TimelineTraits
  ) {
    guard tape.tokens[index].kind == .mapping else {
      reportWrong(TimelineEntryKey.traits, tape, index)
      return
    }
    var key = index + 1
    let end = tape.end(of: index)
    while key < end {
      let value = tape.end(of: key)
      if let name = tables.traits.word(tape, key) {
        decode(name, tape, value, into: &traits)
      } else if tape.tokens[key].kind == .scalar {
        reportUnknown(.traits, tape, key)
      }
      key = tape.end(of: value)
    }
  }

  private mutating func decode(
    _ key: TimelineTraitsKey,
    _ tape: borrowing YAMLTape,
    _ value: Int,
    into traits: inout TimelineTraits
  ) {
    switch key {
    case .display: traits.display = word(key, tables.displays, tape, value)
    case .orientation: traits.orientation = word(key, tables.orientations, tape, value)
    case .hinge: traits.hinge = word(key, tables.hinges, tape, value)
    case .window: traits.window = size(key, tape, value)
    case .sizeClass: sizeClasses(tape, value, into: &traits)
    case .strip: traits.strip = word(key, tables.strips, tape, value)
    case .safeArea: traits.safeArea = insets(key, tape, value)
    case .split: traits.split = word(key, tables.splits, tape, value)
    case .tab: traits.tab = text(key, tape, value)
    case .screens: traits.screens = strings(key, tape, value)
    case .search: traits.isSearching = search(tape, value)
    case .keyboard: traits.keyboardHeight = keyboard(tape, value)
    case .minimized: traits.minimized = minimized(tape, value)
    case .active: traits.activity = activity(tape, value)
    case .dynamicType: traits.dynamicType = word(key, DynamicTypeSize.self, tape, value)
    case .direction: traits.direction = word(key, LayoutDirection.self, tape, value)
    case .flags: traits.flags = flags(tape, value)
    case .reserved: traits.reserved = reserved(tape, value)
    }
  }

  private mutating func size(
    _ key: TimelineTraitsKey,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) -> Size? {
    if tape.tokens[index].kind == .sequence, tape.tokens[index].count == 3,
      let width = plainLength(tape, index + 1), width >= .zero,
      let height = plainLength(tape, index + 2), height >= .zero
    {
      return Size(width: width, height: height)
    }
    reportWrongLengths(key.rawValue, 2, sidesFrom: 1, tape, index)
    return nil
  }

  private mutating func insets(
    _ key: TimelineTraitsKey,
    _ tape: borrowing YAMLTape,
    _ index: Int
  ) -> EdgeInsets? {
    if tape.tokens[index].kind == .sequence, tape.tokens[index].count == 5,
      let top = plainLength(tape, index + 1), let left = plainLength(tape, index + 2),
      let bottom = plainLength(tape, index + 3), let right = plainLength(tape, index + 4)
    {
      return EdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
    reportWrongLengths(key.rawValue, 4, sidesFrom: 5, tape, index)
    return nil
  }

  private mutating func sizeClasses(
    _ tape: borrowing YAMLTape,
    _ index: Int,
    into traits: inout TimelineTraits
  ) {
    guard tape.tokens[index].kind == .sequence, tape.tokens[index].count == 3 else {
      reportWrong(TimelineTraitsKey.sizeClass, tape, index)
      return
    }
    traits.horizontalSizeClass = word(
      TimelineTraitsKey.sizeClass,
      tables.sizeClasses,
      tape,
      index + 1
    )
    traits.verticalSizeClass = word(
      TimelineTraitsKey.sizeClass,
      tables.sizeClasses,
      tape,
      index + 2
    )
  }

  private mutating func search(_ tape: borrowing YAMLTape, _ index: Int) -> Bool? {
    if let value = tape.boolean(at: index) { return value }
    if tape.tokens[index].kind == .scalar {
      switch tape.string(at: index) {
      case "active": return true
      case "inactive": return false
      default: break
      }
    }
    reportWrong(TimelineTraitsKey.search, tape, index)
    return nil
  }

  private mutating func keyboard(_ tape: borrowing YAMLTape, _ index: Int) -> Length? {
    if let height = plainLength(tape, index), height >= .zero { return height }
    if tape.tokens[index].kind == .scalar, tape.string(at: index) == "hidden" { return .zero }
    reportWrong(TimelineTraitsKey.keyboard, tape, index)
    return nil
  }

  private mutating func minimized(_ tape: borrowing YAMLTape, _ index: Int) -> [ToolbarPlacement]? {
    if let value = tape.boolean(at: index) { return value ? [.navigationBar] : [] }
    switch tape.tokens[index].kind {
    case .scalar:
      let text = tape.string(at: index)
      if text == "none" { return [] }
      if let bar = ToolbarPlacement(rawValue: text) { return [bar] }
      reportWrong(TimelineTraitsKey.minimized, tape, index)
      return nil
    case .sequence:
      var bars: [ToolbarPlacement] = []
      var position = index + 1
      while position < tape.end(of: index) {
        guard
          let bar = word(TimelineTraitsKey.minimized, ToolbarPlacement.self, tape, position)
        else { return nil }
        bars.append(bar)
        position = tape.end(of: position)
      }
      return bars
    case .mapping:
      reportWrong(TimelineTraitsKey.minimized, tape, index)
      return nil
    }
  }

  private mutating func activity(_ tape: borrowing YAMLTape, _ index: Int) -> WindowActivity? {
    if let value = tape.boolean(at: index) { return value ? .active : .inactive }
    return word(TimelineTraitsKey.active, WindowActivity.self, tape, index)
  }

  private mutating func flags(_ tape: borrowing YAMLTape, _ index: Int) -> Flags? {
    guard tape.tokens[index].kind == .mapping else {
      reportWrong(TimelineTraitsKey.flags, tape, index)
      return nil
    }
    var flags = Flags()
    forEachPair(tape, index) { decoder, tape, key, value in
      guard let flag = tape.flag(at: value) else {
        decoder.reportWrong(tape.string(at: key), .flag, tape, value)
        return
      }
      flags[tape.string(at: key)] = flag
    }
    return flags
  }

  private mutating func reserved(_ tape: borrowing YAMLTape, _ index: Int) -> [Frame]? {
    guard tape.tokens[index].kind == .sequence else {
      reportWrong(TimelineTraitsKey.reserved, tape, index)
      return nil
    }
    var frames: [Frame] = []
    var position = index + 1
    while position < tape.end(of: index) {
      guard let frame = frame("reserved", tape, position) else { return nil }
      frames.append(frame)
      position = tape.end(of: position)
    }
    return frames
  }
}
