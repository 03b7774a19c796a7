/// A setting by name with its value.
package struct NamedSetting: Hashable, Sendable {
  package var name: String
  package var value: SettingValue

  package init(name: String, value: SettingValue) {
    self.name = name
    self.value = value
  }
}
