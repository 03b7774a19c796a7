import TimelineModel
import ToolbarModel

/// An item that crosses its threshold again and again while the length hardly moves.
struct BoundaryChatterRule: RuleChecker {
  static let manual = RuleManual(
    rule: .boundaryChatter,
    what:
      "Within one drag an item changes twice while the length stays within 2 pt, or leaves or returns twice within 8 pt.",
    why: "Zoom rounds to a point and a hand trembles by a few: the item flashes under a slow drag.",
    example: "a drag at 399, 401, 399 pt shows help, hides it and shows it again.",
    severity: "error",
    exceptions:
      "The overflow button; separate resizes; a drag that really passes the threshold twice.",
    hint: "return an item only some points above the length at which it left, or make both exact"
  )

  private struct Range {
    var low: Length
    var high: Length

    init(_ length: Length) {
      low = length
      high = length
    }

    mutating func take(_ length: Length) {
      low = min(low, length)
      high = max(high, length)
    }

    var width: Length { high - low }
  }

  /// Lengths seen since an item's last change, leave and return, across and down.
  private struct Track {
    var item: Int
    var changes = 0
    var entry = 0
    var sinceChange: (across: Range, down: Range)?
    var sinceLeave: (across: Range, down: Range)?
    var sinceReturn: (across: Range, down: Range)?

    mutating func take(_ window: Size) {
      sinceChange?.across.take(window.width)
      sinceChange?.down.take(window.height)
      sinceLeave?.across.take(window.width)
      sinceLeave?.down.take(window.height)
      sinceReturn?.across.take(window.width)
      sinceReturn?.down.take(window.height)
    }
  }

  private let jitter: Length
  private let band: Length
  private var gesture: Int?
  private var samples = 0
  private var eventCount = -1
  /// Of the items that changed in this drag.
  private var tracks: [Track] = []

  init(_ options: RuleOptions) {
    jitter = options.length("jitter")
    band = options.length("band")
  }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard let cause = moment.cause, cause.verb == .resize,
      moment.at - cause.at <= Moment.gestureGap, let window = moment.window
    else {
      gesture = nil
      tracks.removeAll(keepingCapacity: true)
      return
    }
    if gesture != cause.gesture {
      gesture = cause.gesture
      samples = 0
      tracks.removeAll(keepingCapacity: true)
    }
    if eventCount != moment.eventCount {
      eventCount = moment.eventCount
      samples += 1
    }
    for index in tracks.indices { tracks[index].take(window) }
    guard moment.hasNewArrangement, let previous = step.previous else { return }
    for item in step.changes {
      let old = previous.arrangement.screenBar(of: item)
      let new = moment.arrangement.screenBar(of: item)
      guard (old == nil) != (new == nil), item != step.items.overflow, let bar = new ?? old
      else { continue }
      judge(item, in: bar, isLeave: new == nil, window, step, &findings)
    }
  }

  private mutating func judge(
    _ item: Int,
    in bar: Bar,
    isLeave: Bool,
    _ window: Size,
    _ step: Step,
    _ findings: inout FindingCollector
  ) {
    let known = tracks.firstIndex { $0.item == item }
    var track = known.map { tracks[$0] } ?? Track(item: item)
    track.changes += 1
    let since = track.sinceChange.map { bar.isVertical ? $0.down.width : $0.across.width }
    let same = (isLeave ? track.sinceLeave : track.sinceReturn)
      .map { bar.isVertical ? $0.down.width : $0.across.width }
    if samples > 1 {
      if let since, since <= jitter {
        add(item, bar, since, jitter, "changed twice", track, step, &findings)
      } else if let same, same <= band {
        let word = isLeave ? "left twice" : "returned twice"
        add(item, bar, same, band, word, track, step, &findings)
      }
    }
    let here = (across: Range(window.width), down: Range(window.height))
    track.sinceChange = here
    if isLeave { track.sinceLeave = here } else { track.sinceReturn = here }
    track.entry = step.moment.index
    if let known { tracks[known] = track } else { tracks.append(track) }
  }

  private func add(
    _ item: Int,
    _ bar: Bar,
    _ width: Length,
    _ limit: Length,
    _ what: String,
    _ track: Track,
    _ step: Step,
    _ findings: inout FindingCollector
  ) {
    findings.add(
      step.draft(
        .boundaryChatter,
        .error,
        [item],
        in: bar,
        "\(what) in one drag while the length moved by \(width) pt",
        value: Score(width),
        limit: Score(limit),
        unit: "pt",
        before: Bar.text(step.previous?.arrangement.bar(of: item)),
        after: Bar.text(step.moment.arrangement.bar(of: item)),
        entries: [track.entry]
      )
    )
  }
}
