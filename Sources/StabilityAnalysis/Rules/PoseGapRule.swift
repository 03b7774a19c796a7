import TimelineModel
import ToolbarModel

/// What can be reached in one pose and not in another.
struct PoseGapRule: RuleChecker {
  static let manual = RuleManual(
    rule: .poseGap,
    what:
      "An item can be reached in one pose and not in another of the same screen and state of the app.",
    why: "Folding the device must not take commands away.",
    example: "on the outer display bookmark and notes are in no bar and no menu.",
    severity: "error",
    exceptions:
      "Items excused by their condition, the person, a hidden bar; title, system controls and tabs.",
    hint:
      "swap bars when pose or size class changes; give text-only items a symbol so that they can go vertical"
  )

  private struct PoseKey: Hashable {
    var pose: Pose
    var horizontal: SizeClass?
    var vertical: SizeClass?
  }

  private struct Record {
    var key: PoseKey
    var entry: Int
    var at: ReplayInstant
    var cause: EventFact?
    var reachable: ItemSet
    var excused: ItemSet
    /// Already told to be missing here.
    var told = ItemSet()
  }

  private var records: [Int: [Record]] = [:]

  init(_ options: RuleOptions) {}

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    // An equal state that was seen before has its record.
    guard moment.isSettled, moment.isPlain, step.first == nil else { return }
    let key = PoseKey(
      pose: moment.regime.pose,
      horizontal: moment.regime.horizontalSizeClass,
      vertical: moment.regime.verticalSizeClass
    )
    let declared = step.declaredNumber
    guard records[declared]?.contains(where: { $0.key == key }) != true else { return }
    var now = Record(
      key: key,
      entry: moment.index,
      at: moment.at,
      cause: moment.namedCause,
      reachable: reachable(step),
      excused: ItemSet(
        step.items.ids.indices.lazy.filter { Excuse.isExcused($0, moment, step.items) }
      )
    )
    var earlier = records[declared] ?? []
    for index in earlier.indices {
      let lost = earlier[index].reachable.subtracting(now.reachable).subtracting(now.excused)
      tell(lost, missingIn: &now, reachableIn: earlier[index], step, &findings)
      let gained = now.reachable.subtracting(earlier[index].reachable)
        .subtracting(earlier[index].excused)
      tell(gained, missingIn: &earlier[index], reachableIn: now, step, &findings)
    }
    records[declared] = earlier + [now]
  }

  private func reachable(_ step: Step) -> ItemSet {
    ItemSet(
      step.moment.arrangement.placed.lazy.filter { item in
        guard !step.items.isSystem(item), !step.items.isGroup(item) else { return false }
        if step.moment.arrangement.onScreen.contains(item) { return true }
        return step.items.declaration(item).map { $0.title?.isEmpty == false } ?? true
      }
    )
  }

  private func tell(
    _ items: ItemSet,
    missingIn record: inout Record,
    reachableIn other: Record,
    _ step: Step,
    _ findings: inout FindingCollector
  ) {
    let new = items.subtracting(record.told)
    guard !new.isEmpty else { return }
    record.told = record.told.union(new)
    findings.add(
      FindingDraft(
        rule: .poseGap,
        severity: .error,
        items: new.map(step.items.name),
        place: nil,
        entries: [other.entry, record.entry].sorted(),
        at: record.at,
        cause: record.cause,
        before: Self.text(other.key),
        after: Self.text(record.key),
        text: "can be reached in one pose and not in another"
      )
    )
  }

  private static func text(_ key: PoseKey) -> String {
    [
      key.pose.display?.rawValue, key.pose.orientation?.rawValue, key.pose.hinge?.rawValue,
      key.horizontal?.rawValue,
    ].compactMap(\.self).joined(separator: " ")
  }
}
