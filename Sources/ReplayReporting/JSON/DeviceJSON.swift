package import ToolbarModel

/// Device profiles as a JSON document.
package enum DeviceJSON {
  package static func document(of profiles: [DeviceProfile], isDetailed: Bool) -> String {
    var out = JSONWriter()
    out.object { out in
      out.member("schema", JSONReport.schema)
      out.key("devices")
      out.array { out in
        for profile in profiles { write(profile, isDetailed: isDetailed, to: &out) }
      }
    }
    out.newline()
    return out.text
  }

  private static func write(
    _ profile: DeviceProfile,
    isDetailed: Bool,
    to out: inout JSONWriter
  ) {
    out.object { out in
      out.member("name", profile.name)
      out.member("size", profile.portraitSize)
      if let inner = profile.innerPortraitSize { out.member("innerSize", inner) }
      out.member("hinge", profile.capabilities.hasHinge)
      out.member("verticalBars", profile.capabilities.hasVerticalBars)
      out.member("resizable", profile.capabilities.isResizable)
      if !isDetailed { return }
      out.key("numbers")
      out.object { out in
        for number in ProfileNumber.allCases {
          guard let value = profile.numbers[number] else { continue }
          out.key(number.rawValue)
          out.object { out in
            out.key("value")
            switch number.unit {
            case .points, .degrees: out.length(Length(hundredths: value.value))
            case .percent: out.integer(value.value)
            case .milliseconds: out.integer(value.value)
            }
            out.member("unit", number.unit.rawValue)
            out.member("grade", value.grade.rawValue)
            out.member("source", value.source)
          }
        }
      }
      out.key("switches")
      out.object { out in
        for choice in ProfileSwitch.allCases {
          guard let value = profile.switches[choice] else { continue }
          out.key(choice.rawValue)
          out.object { out in
            out.member("value", value.isOn)
            out.member("grade", value.grade.rawValue)
            out.member("source", value.source)
          }
        }
      }
    }
  }
}
