import ReplayCommands
import Testing
import ToolbarModel

@Suite("Layers of rule settings")
struct SettingLayersTests {
  private func settings(_ overrides: RuleOverride...) -> StabilitySettings {
    StabilitySettings(rules: overrides)
  }

  private func within(_ milliseconds: Int) -> NamedSetting {
    NamedSetting(name: "within", value: .duration(ReplayDuration(milliseconds: milliseconds)))
  }

  @Test("what is on top counts, setting by setting")
  func settings() {
    let long = NamedSetting(name: "long", value: .duration(ReplayDuration(milliseconds: 900)))
    let base = settings(RuleOverride(rule: .flicker, severity: .info, values: [within(1), long]))
    let top = settings(RuleOverride(rule: .flicker, values: [within(2)]))
    #expect(
      base.overlaid(with: top).rules
        == [RuleOverride(rule: .flicker, severity: .info, values: [long, within(2)])]
    )
  }

  @Test("a rule that is off below can be on again above")
  func off() {
    let base = settings(RuleOverride(rule: .ghost, isOff: true))
    let top = settings(RuleOverride(rule: .ghost, severity: .error))
    #expect(base.overlaid(with: top).rules == [RuleOverride(rule: .ghost, severity: .error)])
    #expect(base.overlaid(with: .standard).rules == base.rules)
  }
}
