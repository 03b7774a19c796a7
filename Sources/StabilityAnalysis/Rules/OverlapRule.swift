import TimelineModel
import ToolbarModel

/// Items over one another, over the edge, or over what the system reserves.
struct OverlapRule: RuleChecker {
  static let manual = RuleManual(
    rule: .overlap,
    what:
      "At rest two placed items share more than 1 pt², an item leaves the window or enters a side inset, the status display, the crease or the room of the keyboard.",
    why: "What lies under something cannot be seen or hit.",
    example: "in a floating window the window's own controls cover back and forward.",
    severity: "error at rest; info on the way",
    exceptions:
      "Items without a known frame; bottom-bar items under the keyboard; rows beside the strip end before it.",
    hint: "start rows after the safe area's insets and overflow instead of painting over"
  )

  private struct Fault: Hashable {
    var items: [Int]
    var what: String
  }

  private let area: Int
  private let edge: Length
  private let device: DeviceProfile?
  private var told: Set<Fault> = []
  private var transient: [Fault: FindingDraft] = [:]
  private var hasFrames = false

  init(_ options: RuleOptions) {
    area = options.number("area") * 100
    edge = options.length("edge")
    device = options.device
  }

  func notChecked(_ step: Step?) -> String? { hasFrames ? nil : "the timeline has no `frames`" }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if !hasFrames { hasFrames = moment.frames.contains { $0 != nil } }
    if moment.isSettled {
      judgeRest(step, &findings)
    } else {
      for pair in step.overlaps where pair.area > area {
        let fault = Fault(items: [pair.a, pair.b], what: "overlap")
        guard transient[fault] == nil, !told.contains(fault) else { continue }
        transient[fault] = draft(pair, .info, "overlap on the way", step)
      }
    }
  }

  mutating func finish(_ step: Step, _ findings: inout FindingCollector) {
    release(&findings, except: [])
  }

  private mutating func release(_ findings: inout FindingCollector, except rest: Set<Fault>) {
    if transient.isEmpty { return }
    for fault in transient.keys.sorted(by: { $0.items.lexicographicallyPrecedes($1.items) }) {
      if let draft = transient[fault], !rest.contains(fault) { findings.add(draft) }
    }
    transient = [:]
  }

  private func draft(
    _ pair: Overlap,
    _ severity: Severity,
    _ text: String,
    _ step: Step
  ) -> FindingDraft {
    step.draft(
      .overlap,
      severity,
      [pair.a, pair.b],
      in: step.moment.arrangement.bar(of: pair.a),
      text,
      value: Score(tenThousandths: pair.area),
      limit: Score(tenThousandths: area),
      unit: "pt²",
      after: step.moment.frame(of: pair.a).map { "\($0.x), \($0.y)" } ?? ""
    )
  }

  private mutating func judgeRest(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    var now: Set<Fault> = []
    for pair in step.overlaps where pair.area > area {
      let fault = Fault(items: [pair.a, pair.b], what: "overlap")
      now.insert(fault)
      if !told.contains(fault) { findings.add(draft(pair, .error, "overlap at rest", step)) }
    }
    let regions = ReservedRegions.regions(moment, device)
    for row in moment.arrangement.rows where row.bar != .overflow {
      for item in row.items {
        guard let frame = moment.frame(of: item),
          let breach = breach(of: frame, item, row.bar, regions, step)
        else { continue }
        let fault = Fault(items: [item], what: breach.text)
        now.insert(fault)
        guard !told.contains(fault) else { continue }
        findings.add(
          step.draft(
            .overlap,
            .error,
            [item],
            in: row.bar,
            breach.text,
            value: breach.value,
            limit: breach.limit,
            unit: breach.unit,
            after: "[\(frame.x), \(frame.y), \(frame.width), \(frame.height)]"
          )
        )
      }
    }
    release(&findings, except: now)
    told = now
  }

  private struct Breach {
    var text: String
    var value: Score
    var limit: Score
    var unit: String
  }

  private func breach(
    of frame: Frame,
    _ item: Int,
    _ bar: Bar,
    _ regions: [Frame],
    _ step: Step
  ) -> Breach? {
    let moment = step.moment
    guard let window = moment.window else { return nil }
    let outside = max(
      max(-frame.x, -frame.y),
      max(frame.maxX - window.width, frame.maxY - window.height)
    )
    if outside > edge { return length("leaves the window", outside) }
    switch bar {
    case .navigationBar, .titleRow, .bottomBar, .keyboardBar:
      let inside = max(moment.leftEdge - frame.x, frame.maxX - (moment.rightEdge ?? frame.maxX))
      if inside > edge { return length("enters a side inset of the safe area", inside) }
    case .verticalBar, .tabBar, .sidebarBar, .contentBar, .overflow: break
    }
    for region in regions {
      guard let common = frame.intersection(region), common.area > area else { continue }
      return Breach(
        text: "enters a region the device reserves",
        value: Score(tenThousandths: common.area),
        limit: Score(tenThousandths: area),
        unit: "pt²"
      )
    }
    if let top = moment.keyboardTop, bar == .keyboardBar || item == step.items.search,
      frame.maxY - top > edge
    {
      return length("lies under the keyboard", frame.maxY - top)
    }
    return nil
  }

  private func length(_ text: String, _ value: Length) -> Breach {
    Breach(text: text, value: Score(value), limit: Score(edge), unit: "pt")
  }
}
