import TimelineModel
import ToolbarModel

/// Makes arbitrary legal timelines from a seed, hostile texts included.
struct TimelineMaker {
  private var state: UInt64
  private var ids: [ItemID] = []

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    for _ in 0..<8 {
      let id = ItemID(text())
      // Bars' names in `frames` are bars; an item of such a name cannot be declared.
      if Bar(rawValue: id.name) == nil, !ids.contains(id) { ids.append(id) }
    }
  }

  mutating func timeline() -> Timeline {
    var header = TimelineHeader(scenario: text(), device: text(), os: text())
    if chance(2) { header.model = number(9) }
    if chance(2) { header.matrix = [MatrixChoice(path: "a.b", value: text())] }
    if chance(2) { header.declared.titleMinimum = length() }
    if chance(2) { header.declared.compression = pick() }
    header.items = ids.map { item($0) }
    var entries: [TimelineEntry] = []
    for index in 0..<(1 + number(12)) { entries.append(entry(index, after: entries.last)) }
    return Timeline(
      header: header,
      entries: entries,
      findings: chance(2) ? (0..<number(3)).map { _ in finding() } : nil,
      summary: chance(2) ? TimelineSummary(entries: entries.count, layoutShift: score()) : nil
    )
  }

  private mutating func item(_ id: ItemID) -> TimelineItem {
    var item = TimelineItem(id: id, isPermanent: chance(4), isAlwaysAvailable: chance(4))
    if chance(2) { item.title = text() }
    if chance(2) { item.symbol = text() }
    if chance(2) { item.priority = [.low, .higherThan(.lowerThan(.high)), .automatic][number(3)] }
    if chance(2) { item.placement = pick() }
    if chance(3) { item.screens = [text(), text()] }
    if chance(3) { item.when = text() }
    if chance(3) { item.axis = pick() }
    if chance(3) { item.role = pick() }
    if chance(3) { item.width = length() }
    return item
  }

  private mutating func entry(_ index: Int, after last: TimelineEntry?) -> TimelineEntry {
    let pause = ReplayDuration(milliseconds: number(500))
    var entry = TimelineEntry(
      index: index,
      at: (last?.at ?? .start) + pause,
      after: pause,
      traits: last?.traits ?? TimelineTraits(),
      bars: last?.bars ?? BarContents(),
      frames: last?.frames ?? [:],
      barFrames: last?.barFrames ?? [:],
      instances: last?.instances ?? [:]
    )
    if chance(2) { entry.event = TimelineEvent(text()) }
    if chance(4) { entry.raisedBy = text() }
    if chance(4) { entry.track = text() }
    entry.isSettled = chance(2)
    entry.isSample = chance(4)
    if chance(2) { changeTraits(&entry.traits) }
    if chance(2) { changeBars(&entry) }
    for id in ids where chance(4) && entry.bars.bar(of: id) != nil { entry.frames[id] = frame() }
    for id in ids where chance(6) {
      entry.dropped[id] = text()
      entry.forms[id] = pick()
      entry.opacity[id] = number(100)
      entry.instances[id] = text()
      entry.inputs[id] = ItemInputs(badge: chance(2) ? "\(number(9))" : text(), title: text())
    }
    if chance(4) { entry.focus = ids.first }
    if chance(4) { entry.menu = OpenMenu(owner: ids.last, frame: chance(2) ? frame() : nil) }
    if chance(4) { entry.inert = Array(ids.prefix(2)) }
    if chance(4) { entry.pass = 1 + number(9) }
    return entry
  }

  private mutating func changeTraits(_ traits: inout TimelineTraits) {
    traits.orientation = pick()
    traits.window = Size(width: Length(hundredths: number(90_000)), height: length())
    traits.horizontalSizeClass = pick()
    traits.verticalSizeClass = pick()
    traits.isSearching = chance(2)
    traits.keyboardHeight = length()
    traits.tab = text()
    traits.screens = [text()]
    traits.minimized = chance(2) ? [.tabBar, .navigationBar] : []
    traits.activity = pick()
    var flags = Flags()
    flags[text()] = .text(text())
    flags[text()] = .number(hundredths: number(9999))
    flags["on"] = .boolean(chance(2))
    traits.flags = flags
    traits.reserved = [frame()]
  }

  private mutating func changeBars(_ entry: inout TimelineEntry) {
    var rows: [BarContents.Row] = []
    for bar in Bar.allCases where chance(3) {
      rows.append(BarContents.Row(bar: bar, ids: ids.filter { _ in chance(2) }))
    }
    entry.bars = BarContents(rows)
    entry.frames = entry.frames.filter { entry.bars.bar(of: $0.key) != nil }
    entry.barFrames = entry.barFrames.filter { entry.bars[$0.key] != nil }
    for row in rows where chance(3) && row.bar != .overflow { entry.barFrames[row.bar] = frame() }
  }

  private mutating func finding() -> Finding {
    Finding(
      rule: pick(),
      severity: pick(),
      items: [text()],
      entries: [number(9), number(9)],
      at: ReplayInstant(milliseconds: number(9999)),
      cause: chance(2) ? text() : nil,
      value: score(),
      unit: text(),
      message: text()
    )
  }

  private mutating func frame() -> Frame {
    Frame(
      x: Length(hundredths: number(2000) - 1000),
      y: length(),
      width: length(),
      height: length()
    )
  }

  private mutating func length() -> Length { Length(hundredths: number(100_000)) }
  private mutating func score() -> Score { Score(tenThousandths: number(100_000)) }

  private mutating func pick<Value: CaseIterable>() -> Value {
    let all = Array(Value.allCases)
    return all[number(all.count)]
  }

  /// Words, and everything that could be taken for something else.
  private mutating func text() -> String {
    let words = [
      "undo", "share it", "yes", "null", "~", "true", "12", "-1.5", "0x1F", ".nan", "a: b", "a #b",
      "#a", "[a]", "{a}", "a,b", "- a", "? a", "'", "\"", "\\", "a\nb", "\t", " a", "a ", "é👩‍🚀",
      "\u{202E}abc", "\u{1B}[31m", "שיתוף", "!a", "&a", "*a", "%a", "@a", "`a", "|", ">", "a:",
      ":a",
      "---", "...", "a?b", "\u{85}", "\u{FEFF}", "\u{FFFD}", "tab:Library", "<<", "=",
    ]
    let word = words[number(words.count)]
    return chance(3) ? word + words[number(words.count)] : word
  }

  private mutating func chance(_ one: Int) -> Bool { number(one) == 0 }

  private mutating func number(_ below: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(below))
  }
}
