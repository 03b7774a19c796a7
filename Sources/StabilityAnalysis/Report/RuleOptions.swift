import TimelineModel
import ToolbarModel

/// The thresholds of one rule: its defaults, replaced by what scenario or rules file declare.
struct RuleOptions: Sendable {
  let rule: StabilityRule
  private let values: [NamedSetting]
  let declared: DeclaredBehavior
  /// Whether the timeline was made by a replay, which says the version of its model.
  let isReplay: Bool
  /// The profile of the timeline's device; nil for devices we do not know.
  let device: DeviceProfile?

  init(_ rule: StabilityRule, overrides: [RuleOverride], header: TimelineHeader) {
    self.rule = rule
    values = overrides.filter { $0.rule == rule }.flatMap(\.values)
    declared = header.declared
    isReplay = header.model != nil
    device = DeviceProfile.named(header.device)
  }

  /// The value in force; nil when the setting has none. Traps on a name the table lacks.
  private func value(_ name: String) -> SettingValue? {
    guard let setting = rule.settings.first(where: { $0.name == name }) else {
      preconditionFailure("rule \(rule.rawValue) has no setting \(name)")
    }
    return values.last { $0.name == name }?.value ?? setting.standard
  }

  func duration(_ name: String) -> ReplayDuration {
    guard case .duration(let duration)? = value(name) else { preconditionFailure("no \(name)") }
    return duration
  }

  func length(_ name: String) -> Length {
    guard case .length(let length)? = value(name) else { preconditionFailure("no \(name)") }
    return length
  }

  /// In hundredths.
  func number(_ name: String) -> Int {
    guard case .number(let hundredths)? = value(name) else { preconditionFailure("no \(name)") }
    return hundredths
  }

  func word(_ name: String) -> String? {
    guard case .word(let word)? = value(name) else { return nil }
    return word
  }

  func range(_ name: String) -> ClosedRange<Length>? {
    guard case .range(let low, let high)? = value(name), low <= high else { return nil }
    return low...high
  }

  func length(_ name: String, of part: String) -> Length? {
    guard case .lengths(let lengths)? = value(name) else { return nil }
    return lengths.first { $0.name == part }?.length
  }
}
