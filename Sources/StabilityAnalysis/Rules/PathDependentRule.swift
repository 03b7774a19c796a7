import TimelineModel
import ToolbarModel

/// The same state, another layout: the past decides.
struct PathDependentRule: RuleChecker {
  static let manual = RuleManual(
    rule: .pathDependent,
    what:
      "At rest the layout differs from the first settled one of an equal state: other bars, another order, other frames or forms.",
    why: "Nobody can learn a toolbar that depends on how one got there.",
    example: "after a long title came and went, two items stay in the menu although there is room.",
    severity: "error",
    exceptions: "Widths inside a declared hysteresis band; the title's frame.",
    hint: "compute the layout from the present state alone; forget measurements of what is gone"
  )

  private let hysteresis: ClosedRange<Length>?
  private let tolerance: Length
  private var told: Set<String> = []
  private var toldKey: Int?

  init(_ options: RuleOptions) {
    hysteresis = options.range("hysteresis")
    tolerance = options.length("tolerance")
  }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard moment.isSettled else { return }
    guard let first = step.first, !isExcused(moment.window) else {
      if !told.isEmpty { told = [] }
      toldKey = nil
      return
    }
    let faults = faults(step, first)
    if toldKey != nil || !faults.isEmpty {
      let key = step.stateNumber
      if toldKey != key { told = [] }
      toldKey = faults.isEmpty ? nil : key
    }
    for fault in faults where !told.contains(fault.name) {
      var draft = step.draft(
        .pathDependent,
        .error,
        [],
        in: fault.bar,
        fault.text,
        value: fault.distance.map { Score($0) },
        limit: fault.distance.map { _ in Score(tolerance) },
        unit: fault.distance == nil ? "" : "pt",
        before: first.arrangement.text(step.items),
        after: moment.arrangement.text(step.items),
        entries: [first.entry]
      )
      draft.items = [fault.name]
      findings.add(draft)
    }
    if !(told.isEmpty && faults.isEmpty) { told = Set(faults.map(\.name)) }
  }

  private struct Fault {
    var name: String
    var bar: Bar?
    var text: String
    var distance: Length?
  }

  private func isExcused(_ window: Size?) -> Bool {
    guard let hysteresis, let window else { return false }
    return hysteresis.contains(window.width)
  }

  private func faults(_ step: Step, _ first: SettledRecord) -> [Fault] {
    let moment = step.moment
    guard moment.arrangement == first.arrangement else {
      var faults: [Fault] = first.arrangement.changes(to: moment.arrangement).map { item in
        Fault(
          name: step.items.name(item),
          bar: first.arrangement.bar(of: item) ?? moment.arrangement.bar(of: item),
          text: "is not where the same state had it before"
        )
      }
      if faults.isEmpty {
        faults = differentBars(moment.arrangement, first.arrangement).map { bar in
          Fault(name: bar.rawValue, bar: bar, text: "is not as the same state had it before")
        }
      }
      return faults
    }
    let before = first.placement
    if moment.frames == before.frames, moment.forms == before.forms { return [] }
    return moment.arrangement.order.compactMap { item -> Fault? in
      guard item != step.items.title else { return nil }
      let bar = moment.arrangement.bar(of: item)
      if let distance = distance(item, moment.placement, before), distance > tolerance {
        return Fault(
          name: step.items.name(item),
          bar: bar,
          text: "stands \(distance) pt from where the same state had it before",
          distance: distance
        )
      }
      guard moment.form(of: item) != before.form(of: item) else { return nil }
      return Fault(
        name: step.items.name(item),
        bar: bar,
        text: "has another form than the same state had before"
      )
    }
  }

  private func differentBars(_ a: Arrangement, _ b: Arrangement) -> [Bar] {
    Bar.allCases.filter { a.items(in: $0) != b.items(in: $0) }
  }

  /// The largest difference of two frames; nil when one is not known.
  private func distance(_ item: Int, _ now: Placement, _ before: Placement) -> Length? {
    guard let now = now.frame(of: item), let then = before.frame(of: item) else { return nil }
    return max(
      max((now.x - then.x).magnitude, (now.y - then.y).magnitude),
      max((now.width - then.width).magnitude, (now.height - then.height).magnitude)
    )
  }
}
