import TimelineModel
import ToolbarModel

/// What changed in the traits, in a few words: `outer portrait 466×678 · compact × regular · strip right`.
enum TraitsText {
  /// The parts that changed since the entry before, all that are known at the first.
  static func parts(from before: TimelineTraits?, to now: TimelineTraits) -> [String] {
    var parts = pose(from: before, to: now)
    if let hinge = now.hinge, before?.hinge != nil, before?.hinge != hinge {
      parts.append("hinge \(hinge.rawValue)")
    }
    if let split = now.split, before?.split ?? SplitSide.none != split {
      parts.append(split == .none ? "no split" : "split \(split.rawValue)")
    }
    if let tab = now.tab, before?.tab != tab, before != nil {
      parts.append("tab \(TextSafety.isolated(tab))")
    }
    if let screens = now.screens, let old = before?.screens, old != screens {
      parts.append("screen " + screens.map { TextSafety.isolated($0) }.joined(separator: " › "))
    }
    if let isSearching = now.isSearching, before?.isSearching ?? false != isSearching {
      parts.append(isSearching ? "searching" : "not searching")
    }
    if let height = now.keyboardHeight, before?.keyboardHeight ?? 0 != height {
      parts.append(height > 0 ? "keyboard \(height)" : "keyboard hidden")
    }
    if let minimized = now.minimized, before?.minimized ?? [] != minimized {
      parts.append(
        minimized.isEmpty
          ? "bars restored"
          : "minimized " + minimized.map(\.rawValue).joined(separator: ", ")
      )
    }
    if let activity = now.activity, before?.activity ?? .active != activity {
      parts.append("window \(activity.rawValue)")
    }
    if let size = now.dynamicType, before?.dynamicType ?? .large != size {
      parts.append("text \(size.rawValue)")
    }
    if let direction = now.direction, before?.direction ?? .leftToRight != direction {
      parts.append(direction == .rightToLeft ? "right to left" : "left to right")
    }
    return parts + flags(from: before, to: now)
  }

  private static func pose(from before: TimelineTraits?, to now: TimelineTraits) -> [String] {
    let isSamePose =
      before?.display == now.display && before?.orientation == now.orientation
      && before?.window == now.window
    var parts: [String] = []
    if !isSamePose {
      let words = [
        now.display?.rawValue, now.orientation?.rawValue,
        now.window.map { "\($0.width)×\($0.height)" },
      ]
      let text = words.compactMap(\.self).joined(separator: " ")
      if !text.isEmpty { parts.append(text) }
    }
    let horizontal = now.horizontalSizeClass
    let vertical = now.verticalSizeClass
    if horizontal != before?.horizontalSizeClass || vertical != before?.verticalSizeClass,
      horizontal != nil || vertical != nil
    {
      parts.append("\(horizontal?.rawValue ?? "?") × \(vertical?.rawValue ?? "?")")
    }
    if let strip = now.strip, before?.strip ?? StripSide.none != strip {
      parts.append(strip == .none ? "no strip" : "strip \(strip.rawValue)")
    }
    return parts
  }

  private static func flags(from before: TimelineTraits?, to now: TimelineTraits) -> [String] {
    guard let flags = now.flags, before == nil || before?.flags != nil else { return [] }
    return flags.pairs.compactMap { name, value in
      before?.flags?[name] == value
        ? nil : "\(TextSafety.escaped(name)) \(TextSafety.isolated(value.description))"
    }
  }
}
