import ToolbarModel

/// The same id with a new instance although it never left its bar.
struct RebuildRule: RuleChecker {
  static let manual = RuleManual(
    rule: .rebuild,
    what:
      "An item gets a new instance token although it stayed in its bar and its text size did not change.",
    why: "A rebuilt control replays its appearing animation and loses touches, menus and focus.",
    example: "more is m1, then m2, then m3 at every tick of a state it does not read.",
    severity: "warning for one or two in a second; one error, a storm, for more",
    exceptions: "A change of bar, of text size, or a real absence of more than 300 ms.",
    hint: "give the item a stable identity; keep unrelated state out of the view that makes it"
  )

  private struct Track {
    var token: String
    var bar: Bar?
    var seen: ReplayInstant
    var textSize: String?
  }

  /// One new instance that may still turn out to belong to a storm.
  private struct Rebuild {
    var item: Int
    var at: ReplayInstant
    var draft: FindingDraft
  }

  /// Storms of one bar: what they concern so far.
  private struct Storm {
    var draft: FindingDraft
    var count: Int
    var last: ReplayInstant
  }

  private let gap: ReplayDuration
  private let rate: Int
  private var tracks: [Track?] = []
  private var recent: [Rebuild] = []
  private var storms: [Bar: Storm] = [:]
  private var hasTokens = false
  private static let second = ReplayDuration(milliseconds: 1000)

  init(_ options: RuleOptions) {
    gap = options.duration("gap")
    rate = options.number("rate") / 100
  }

  func notChecked(_ step: Step?) -> String? {
    hasTokens ? nil : "the timeline has no `instance`"
  }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    let stale = recent.prefix { moment.at - $0.at > Self.second }
    for rebuild in stale { findings.add(rebuild.draft) }
    recent.removeFirst(stale.count)
    endStorms(before: moment.at, &findings)
    guard !moment.instances.isEmpty else { return }
    hasTokens = true
    guard
      moment.hasNewInstances || moment.hasNewArrangement
        || moment.circumstances !== step.previous?.circumstances
    else { return }
    if let previous = step.previous { followPresence(previous) }
    while tracks.count < moment.instances.count { tracks.append(nil) }
    for item in moment.instances.indices {
      guard let token = moment.instances[item], let bar = moment.arrangement.screenBar(of: item)
      else { continue }
      let track = Track(
        token: token,
        bar: bar,
        seen: moment.at,
        textSize: moment.situation.textSize
      )
      defer { tracks[item] = track }
      guard let old = tracks[item], old.token != token, old.bar == bar,
        moment.at - old.seen <= gap || step.previous?.arrangement.bar(of: item) == bar,
        old.textSize == moment.situation.textSize
      else { continue }
      take(item, bar, old.token, token, step)
    }
  }

  /// What is in a bar was seen there until the moment before this change.
  private mutating func followPresence(_ previous: Moment) {
    for item in previous.arrangement.onScreen where previous.instance(of: item) != nil {
      tracks[item]?.seen = previous.at
    }
  }

  mutating func finish(_ step: Step, _ findings: inout FindingCollector) {
    for rebuild in recent { findings.add(rebuild.draft) }
    recent = []
    endStorms(before: nil, &findings)
  }

  private mutating func take(_ item: Int, _ bar: Bar, _ old: String, _ new: String, _ step: Step) {
    let draft = step.draft(
      .rebuild,
      .warning,
      [item],
      in: bar,
      "got a new instance without having left \(bar.rawValue)",
      value: Score(1),
      limit: Score(0),
      unit: "instances",
      before: old,
      after: new
    )
    recent.append(Rebuild(item: item, at: step.moment.at, draft: draft))
    let own = recent.filter { $0.item == item }
    if storms[bar]?.draft.items.contains(step.items.name(item)) != true,
      own.count <= rate
    {
      return
    }
    recent.removeAll { $0.item == item }
    for rebuild in own { join(rebuild.draft, at: step.moment.at) }
  }

  private mutating func join(_ draft: FindingDraft, at instant: ReplayInstant) {
    guard let bar = draft.place else { return }
    guard var storm = storms[bar] else {
      storms[bar] = Storm(draft: draft, count: 1, last: instant)
      return
    }
    storm.count += 1
    storm.last = instant
    storm.draft.after = draft.after
    for item in draft.items where !storm.draft.items.contains(item) {
      storm.draft.items.append(item)
    }
    for entry in draft.entries where storm.draft.entries.count < 12 {
      storm.draft.entries.append(entry)
    }
    storms[bar] = storm
  }

  /// A storm is over when its bar was quiet for a second.
  private mutating func endStorms(before now: ReplayInstant?, _ findings: inout FindingCollector) {
    guard !storms.isEmpty else { return }
    for bar in Bar.allCases {
      guard var storm = storms[bar] else { continue }
      if let now, now - storm.last <= Self.second { continue }
      storms[bar] = nil
      storm.draft.severity = .error
      storm.draft.value = Score(storm.count)
      storm.draft.limit = Score(rate)
      storm.draft.text = "got \(storm.count) new instances in a storm without having left the bar"
      findings.add(storm.draft)
    }
  }
}
