import TimelineModel
import ToolbarModel

/// One timeline as the page's data: for every item, bar, pose and menu the list of its changes.
///
/// An entry that changes nothing costs a number, so long timelines stay small.
struct PageSide {
  let number: Int
  let name: String
  private let timeline: Timeline
  private let labels: ItemLabels
  private var texts = TextTable()
  private var tracks = TextTable()
  private var items = PageItemTracks()
  private var poses = PagePoses()
  private var bars: [PageChanges] = Bar.allCases.map { _ in PageChanges() }
  private var menu = PageChanges()
  private var events: [String] = []

  init(_ timeline: Timeline, number: Int, name: String, screenTitles: [String: String] = [:]) {
    self.timeline = timeline
    self.number = number
    self.name = name
    labels = ItemLabels(timeline.header, screenTitles: screenTitles)
    items.declare(timeline.header.items.map(\.id))
    collect()
  }

  /// All ids the side shows, in the order of their tracks.
  var glyphs: [SymbolGlyph] { items.ids.compactMap { labels.glyph(of: $0) } }

  private mutating func collect() {
    var inputs = CarriedInputs()
    var previous: TimelineEntry?
    for (index, entry) in timeline.entries.enumerated() {
      inputs.consume(entry)
      collectEvent(of: entry, at: index)
      if let previous, !Self.isDrawnDifferently(entry, previous) {
        continue
      }
      previous = entry
      let scene = DeviceScene(of: entry, inputs: inputs, labels: labels)
      poses.add(scene, words: PoseWords.line(entry), at: index)
      collectBars(scene, at: index)
      items.add(scene, entry: entry, at: index, labels: labels, texts: &texts)
      let rows = scene.menu.map { rows in
        rows.map { $0 == .divider ? "-1" : String(items.number(of: $0)) }.joined(separator: ",")
      }
      menu.add("\(scene.isMenuOpen ? 1 : 0),\(rows.map { "[\($0)]" } ?? "null")", at: index)
    }
  }

  /// Whether two entries could look different; equal storage makes this quick.
  private static func isDrawnDifferently(_ a: TimelineEntry, _ b: TimelineEntry) -> Bool {
    !(a.inputs.isEmpty && a.bars == b.bars && a.frames == b.frames && a.barFrames == b.barFrames
      && a.traits == b.traits
      && a.dropped == b.dropped && a.forms == b.forms && a.opacity == b.opacity
      && a.focus == b.focus
      && a.menu == b.menu && a.inert == b.inert
      && a.detail?.layout.decisions == b.detail?.layout.decisions)
  }

  private mutating func collectEvent(of entry: TimelineEntry, at index: Int) {
    guard let event = entry.event, !event.isSettledMarker else { return }
    let text = texts.number(of: event.text)
    let track = tracks.number(of: entry.track ?? "")
    let by = texts.number(of: entry.raisedBy ?? "")
    events.append("[\(index),\(text),\(track),\(by),\(entry.line ?? 0)]")
  }

  private mutating func collectBars(_ scene: DeviceScene, at index: Int) {
    for (place, bar) in Bar.allCases.enumerated() {
      let frame = scene.bars.first { $0.bar == bar }?.frame
      bars[place].add(frame.map(\.json) ?? "", at: index)
    }
  }

  /// Writes the side as a JSON object.
  func write(into out: inout String) {
    out += "{\"number\":\(number),\"name\":\(MarkupText.quotedJSON(name)),\"at\":["
    out += timeline.entries.enumerated().map { index, entry in
      String(entry.at.milliseconds - (index == 0 ? 0 : timeline.entries[index - 1].at.milliseconds))
    }.joined(separator: ",")
    out += "],\"settled\":["
    var last = 0
    out += timeline.entries.indices.filter { timeline.entries[$0].isSettled }.map { index in
      defer { last = index }
      return String(index - last)
    }.joined(separator: ",")
    out += "],\"events\":[" + events.joined(separator: ",") + "],\"tracks\":" + tracks.json
    out += ",\"texts\":" + texts.json
    poses.write(into: &out)
    out += ",\"bars\":[" + bars.map(\.json).joined(separator: ",") + "],\"menu\":" + menu.json
    out += ",\"hasMenu\":\(timeline.entries.contains { $0.bars[.overflow] != nil })"
    out +=
      ",\"groups\":["
      + groups.map { "[" + $0.map(String.init).joined(separator: ",") + "]" }.joined(separator: ",")
    out += "],"
    items.write(into: &out, labels: labels)
    out += "}"
  }

  /// Members of each declared group, as numbers of items.
  private var groups: [[Int]] {
    var names: [ItemID] = []
    var members: [ItemID: [Int]] = [:]
    for (number, id) in items.ids.enumerated() {
      guard let group = labels.group(of: id) else { continue }
      if members[group] == nil { names.append(group) }
      members[group, default: []].append(number)
    }
    return names.compactMap { members[$0] }
  }
}

extension Frame {
  var json: String { "\(x),\(y),\(width),\(height)" }
}
