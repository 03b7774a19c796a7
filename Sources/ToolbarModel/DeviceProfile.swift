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
  /// Lengths of texts in bars.
  package var text: TextTable

  package init(
    name: String,
    capabilities: DeviceCapabilities,
    portraitSize: Size,
    innerPortraitSize: Size? = nil,
    numbers: [ProfileNumber: ProfileValue] = [:],
    switches: [ProfileSwitch: SwitchValue] = [:],
    text: TextTable = .system
  ) {
    self.name = name
    self.capabilities = capabilities
    self.portraitSize = portraitSize
    self.innerPortraitSize = innerPortraitSize
    self.numbers = numbers
    self.switches = switches
    self.text = text
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

  /// The number in its unit; zero when the device has nothing it could describe.
  package func value(_ number: ProfileNumber) -> Int { numbers[number]?.value ?? 0 }

  package func length(_ number: ProfileNumber) -> Length { Length(hundredths: self[number]) }

  package func duration(_ number: ProfileNumber) -> ReplayDuration {
    ReplayDuration(milliseconds: self[number])
  }

  package func isOn(_ choice: ProfileSwitch) -> Bool { switches[choice]?.isOn ?? false }
}

extension DeviceProfile {
  /// The window a request for `size` is granted: sides up to the maximum, the height at least its share of the width.
  ///
  /// Devices of fixed size and profiles without these numbers grant what is asked.
  package func granted(_ size: Size) -> Size {
    var granted = size
    let maximum = value(.windowMaximum)
    if maximum > 0 {
      granted.width = min(granted.width, Length(hundredths: maximum))
      granted.height = min(granted.height, Length(hundredths: maximum))
    }
    let ratio = value(.windowMinimumRatio)
    granted.height = max(granted.height, Length(hundredths: granted.width.hundredths * ratio / 100))
    return granted
  }
}
