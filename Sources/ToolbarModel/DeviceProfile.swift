/// A device as data: capabilities, display sizes, numbers and choices, each with its source.
package struct DeviceProfile: Hashable, Sendable {
  package var name: String
  package var capabilities: DeviceCapabilities
  /// Size of the display in portrait; of the outer display on a foldable; of the initial window on a resizable one.
  package var portraitSize: Size
  /// Size of the inner display in portrait; nil without one.
  package var innerPortraitSize: Size?
  package var numbers: [ProfileNumber: ProfileValue]
  package var switches: [ProfileSwitch: SwitchValue]

  package init(
    name: String,
    capabilities: DeviceCapabilities,
    portraitSize: Size,
    innerPortraitSize: Size? = nil,
    numbers: [ProfileNumber: ProfileValue] = [:],
    switches: [ProfileSwitch: SwitchValue] = [:]
  ) {
    self.name = name
    self.capabilities = capabilities
    self.portraitSize = portraitSize
    self.innerPortraitSize = innerPortraitSize
    self.numbers = numbers
    self.switches = switches
  }
}

extension DeviceProfile {
  /// The number in its unit; traps when the profile does not have it, which is our mistake.
  package subscript(number: ProfileNumber) -> Int {
    guard let value = numbers[number] else {
      preconditionFailure("profile \(name) has no number \(number.rawValue)")
    }
    return value.value
  }

  package func length(_ number: ProfileNumber) -> Length { Length(hundredths: self[number]) }

  package func duration(_ number: ProfileNumber) -> ReplayDuration {
    ReplayDuration(milliseconds: self[number])
  }

  package func isOn(_ choice: ProfileSwitch) -> Bool { switches[choice]?.isOn ?? false }
}
