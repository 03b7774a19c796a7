import TimelineModel
import ToolbarModel

/// An item that changes between a vertical and a horizontal bar without a change of pose.
struct AxisFlipRule: RuleChecker {
  static let manual = RuleManual(
    rule: .axisFlip,
    what:
      "An item changes between vertical and horizontal bars although the pose stays, or rests in a bar whose axis the pose does not have.",
    why: "The item is a whole screen away from where the hand expects it.",
    example:
      "edit alternates between a symbol on the strip and a text in the title row at each tap.",
    severity: "error",
    exceptions:
      "One flip per item and change of pose; title and tabs; screens with vertical bars disabled.",
    hint: "keep a symbol in both states, or declare the item horizontal only"
  )

  private enum Axis {
    case vertical, horizontal
  }

  private var axes: [Axis?] = []
  /// Flips since the last rest or transition, by item.
  private var flips: [Int] = []
  private var wasVertical = ItemSet()
  private var told = ItemSet()

  init(_ options: RuleOptions) {}

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    while axes.count < step.items.count { axes.append(nil) }
    if let previous = step.previous, previous.regimeNumber != moment.regimeNumber,
      previous.regime.pose != moment.regime.pose
    {
      for item in axes.indices where !moment.arrangement.onScreen.contains(item) {
        axes[item] = nil
      }
    }
    if moment.hasNewArrangement { follow(step, &findings) }
    if moment.isSettled {
      judgePose(step, &findings)
      flips.removeAll(keepingCapacity: true)
    } else if !moment.isInTransition {
      flips.removeAll(keepingCapacity: true)
    }
  }

  private mutating func follow(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    for row in moment.arrangement.rows where row.bar != .overflow {
      let axis: Axis = row.bar.isVertical ? .vertical : .horizontal
      for item in row.items where !step.items.isSystem(item) {
        if axis == .vertical { wasVertical.insert(item) }
        defer { axes[item] = axis }
        guard let old = axes[item], old != axis else { continue }
        while flips.count < axes.count { flips.append(0) }
        flips[item] += 1
        let allowed = moment.isInTransition ? moment.poseChanges : 0
        guard flips[item] > allowed else { continue }
        findings.add(
          step.draft(
            .axisFlip,
            .error,
            [item],
            in: row.bar,
            "changed to a \(axis == .vertical ? "vertical" : "horizontal") bar without a change of pose",
            value: Score(flips[item]),
            limit: Score(allowed),
            unit: "flips",
            before: Bar.text(step.previous?.arrangement.bar(of: item)),
            after: row.bar.rawValue
          )
        )
      }
    }
  }

  private mutating func judgePose(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard step.items.hasPoseTable, !wasVertical.isEmpty, let wanted = axis(of: moment.regime.pose),
      wanted == .horizontal || moment.traits.strip != StripSide.none
    else {
      told = ItemSet()
      return
    }
    var now = ItemSet()
    for row in moment.arrangement.rows {
      for item in row.items where !step.items.isSystem(item) {
        let isWrong =
          switch wanted {
          case .vertical:
            wasVertical.contains(item) && (row.bar == .navigationBar || row.bar == .bottomBar)
          case .horizontal: row.bar.isVertical
          }
        guard isWrong else { continue }
        now.insert(item)
        guard !told.contains(item) else { continue }
        findings.add(
          step.draft(
            .axisFlip,
            .error,
            [item],
            in: row.bar,
            "rests in \(row.bar.rawValue) although bars are \(wanted == .vertical ? "vertical" : "horizontal") in this pose",
            after: row.bar.rawValue
          )
        )
      }
    }
    told = now
  }

  /// Bars are vertical on the outer display and on the inner one in landscape.
  ///
  /// A state without a strip, as under a centred sheet or with vertical bars disabled, is not in the table.
  private func axis(of pose: Pose) -> Axis? {
    guard let display = pose.display, let orientation = pose.orientation else { return nil }
    return display == .outer || orientation.isLandscape ? .vertical : .horizontal
  }
}
