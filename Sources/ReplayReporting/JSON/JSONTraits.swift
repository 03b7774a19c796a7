import TimelineModel
import ToolbarModel

/// The traits of an entry as a JSON object; what a timeline does not say is left out.
enum JSONTraits {
  static func write(_ traits: TimelineTraits, to out: inout JSONWriter) {
    out.object { out in
      if let display = traits.display { out.member("display", display.rawValue) }
      if let orientation = traits.orientation { out.member("orientation", orientation.rawValue) }
      if let hinge = traits.hinge { out.member("hinge", hinge.rawValue) }
      if let window = traits.window { out.member("window", window) }
      sizeClass(of: traits, to: &out)
      if let strip = traits.strip { out.member("strip", strip.rawValue) }
      if let insets = traits.safeArea {
        out.key("safeArea")
        out.array { out in
          for inset in [insets.top, insets.left, insets.bottom, insets.right] {
            out.length(inset)
          }
        }
      }
      state(of: traits, to: &out)
    }
  }

  private static func sizeClass(of traits: TimelineTraits, to out: inout JSONWriter) {
    guard traits.horizontalSizeClass != nil || traits.verticalSizeClass != nil else { return }
    out.key("sizeClass")
    out.array { out in
      for sizeClass in [traits.horizontalSizeClass, traits.verticalSizeClass] {
        if let sizeClass { out.string(sizeClass.rawValue) } else { out.null() }
      }
    }
  }

  private static func state(of traits: TimelineTraits, to out: inout JSONWriter) {
    if let split = traits.split { out.member("split", split.rawValue) }
    if let tab = traits.tab { out.member("tab", tab) }
    if let screens = traits.screens { out.member("screens", screens) }
    if let isSearching = traits.isSearching {
      out.member("search", isSearching ? "active" : "inactive")
    }
    if let height = traits.keyboardHeight {
      if height > 0 { out.member("keyboard", height) } else { out.member("keyboard", "hidden") }
    }
    if let minimized = traits.minimized { out.member("minimized", minimized.map(\.rawValue)) }
    if let activity = traits.activity { out.member("active", activity.rawValue) }
    if let size = traits.dynamicType { out.member("dynamicType", size.rawValue) }
    if let direction = traits.direction { out.member("direction", direction.rawValue) }
    if let flags = traits.flags {
      out.key("flags")
      out.object { out in
        for (name, value) in flags.pairs {
          switch value {
          case .boolean(let isSet): out.member(name, isSet)
          case .number(let hundredths): out.member(name, Length(hundredths: hundredths))
          case .text(let text): out.member(name, text)
          }
        }
      }
    }
    if let reserved = traits.reserved {
      out.key("reserved")
      out.array { out in for frame in reserved { out.frame(frame) } }
    }
  }
}
