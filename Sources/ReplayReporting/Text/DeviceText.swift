package import ToolbarModel

/// Device profiles for people: a list, or one profile with the source of every number.
package struct DeviceText: Sendable {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// One line a profile.
  package func list(of profiles: [DeviceProfile]) -> String {
    let width = profiles.map(\.name.count).max() ?? 0
    return profiles.map { profile in
      var facts = [size(profile.portraitSize)]
      if let inner = profile.innerPortraitSize { facts.append("inner \(size(inner))") }
      if profile.capabilities.isResizable { facts.append("resizable") }
      if profile.capabilities.hasVerticalBars { facts.append("vertical bars") }
      let assumed = profile.numbers.values.count { $0.grade == .assumed }
      facts.append("\(profile.numbers.count) numbers, \(assumed) assumed")
      return DisplayWidth.padded(profile.name, to: width + 2) + facts.joined(separator: " · ")
    }.joined(separator: "\n") + "\n"
  }

  /// Every number and switch with its grade and source.
  package func details(of profile: DeviceProfile) -> String {
    var lines = [style.bold(profile.name) + "  " + size(profile.portraitSize)]
    if let inner = profile.innerPortraitSize { lines[0] += ", inner \(size(inner))" }
    lines += ["", style.bold("Numbers")]
    for number in ProfileNumber.allCases {
      guard let value = profile.numbers[number] else { continue }
      lines += row(number.rawValue, Self.text(of: value, number), value.grade, value.source)
    }
    lines += ["", style.bold("Switches")]
    for choice in ProfileSwitch.allCases {
      guard let value = profile.switches[choice] else { continue }
      lines += row(choice.rawValue, value.isOn ? "true" : "false", value.grade, value.source)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The value in its unit: `52 pt`, `22.6°`, `300 ms`.
  static func text(of value: ProfileValue, _ number: ProfileNumber) -> String {
    switch number.unit {
    case .points: "\(DecimalText.hundredths(value.value)) pt"
    case .degrees: "\(DecimalText.hundredths(value.value))°"
    case .milliseconds: "\(value.value) ms"
    case .percent: "\(value.value) %"
    }
  }

  private func size(_ size: Size) -> String { "\(size.width)×\(size.height)" }

  private func row(
    _ name: String,
    _ value: String,
    _ grade: SourceGrade,
    _ source: String
  ) -> [String] {
    let graded =
      switch grade {
      case .published: style.green("published")
      case .derived: style.blue("derived  ")
      case .assumed: style.yellow("assumed  ")
      }
    let head = "  " + DisplayWidth.padded(name, to: 28) + DisplayWidth.padded(value, to: 10)
    let indent = String(repeating: " ", count: 51)
    return TextLines.wrapped(source, columns: style.columns - 51).enumerated().map {
      $0 == 0 ? "\(head)\(graded)  \($1)" : indent + $1
    }
  }
}
