package import ToolbarModel

/// The tables of the machine's manual page, made from the regions and reactions themselves.
package enum MachineManual {
  /// The whole page, with the numbers of a device.
  package static func page(for device: DeviceProfile) -> String {
    """
    # Regions and reactions

    What moves what, how long it takes, and what follows from it.

    The tables are made from the code by `MachineManual`; a test compares them. The numbers are those of
    the profile `\(device.name)`; a scenario may override them.

    ## Regions, in document order

    \(table(["region", "states", "answers to", "the layout sees it", "numbers", "overlap"], regions(device)))

    An event that meets a running transition of its region follows the region's overlap policy: `retarget`
    starts again from the presented value, `queue` waits, `coalesce` keeps only the last event that waits,
    `reject` ignores the event with a warning. Other regions are not held up.

    ## Reactions across regions

    \(table(["when", "raises", "switch", "source"], reactions))

    A reaction with a switch can be turned off in a scenario: `reactions: {keyboardFollowsSearch: false}`.

    """
  }

  private static func regions(_ device: DeviceProfile) -> [[String]] {
    MachineRegions.all.map { region in
      let timing = MachineRegions.timing(of: region.name)
      let states = region.chart.children.map {
        $0.id.split(separator: ".").last.map(String.init) ?? $0.id
      }
      let numbers = timing.numbers.compactMap { number in
        device.numbers[number].map { "`\(number.rawValue)` \(text(of: $0.value, number.unit))" }
      }
      return [
        region.name.rawValue, states.joined(separator: ", "), events(of: region.chart),
        timing.flip, numbers.isEmpty ? "none" : numbers.joined(separator: ", "),
        region.policy.rawValue,
      ]
    }
  }

  private static func events(of chart: ChartState) -> String {
    let internals = ["end", "sample", "restoreBars"]
    let all = chart.children.flatMap(\.transitions).compactMap(\.event)
    return all.reduce(into: [String]()) { names, event in
      if !names.contains(event), !internals.contains(event) { names.append(event) }
    }
    .joined(separator: ", ")
  }

  private static var reactions: [[String]] {
    Reactions.table.map { row in
      [row.when, "`\(row.raises)`", row.reaction.map { "`\($0.rawValue)`" } ?? "none", row.source]
    }
  }

  private static func text(of value: Int, _ unit: ProfileNumber.Unit) -> String {
    switch unit {
    case .points: "\(DecimalText.hundredths(value)) pt"
    case .degrees: "\(DecimalText.hundredths(value))°"
    case .milliseconds: "\(value) ms"
    case .percent: "\(value) %"
    }
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }
}
