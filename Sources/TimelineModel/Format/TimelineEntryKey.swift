import ToolbarModel

/// The keys of an entry, in canonical order.
enum TimelineEntryKey: String, TimelineKeys {
  case after
  case event
  case by
  case track
  case label
  case sample
  case pass
  case settled
  case traits
  case bars
  case frames
  case dropped
  case form
  case opacity
  case focus
  case menu
  case inert
  case inputs
  case instance

  var isRequired: Bool { self == .after }

  var declaration: (shape: TimelineShape, about: String) {
    switch self {
    case .after:
      (.integer(0...TimelineEntryKey.longestPause), "Milliseconds since the previous entry.")
    case .event: (.text, "What happened, as a scenario writes it; any other word names a cause.")
    case .by: (.text, "The event that raised this one.")
    case .track: (.text, "The track of the event.")
    case .label: (.text, "The label of the event's step.")
    case .sample: (.boolean, "Whether this is one sample of a drag or scroll.")
    case .pass: (.integer(1...1_000_000), "The number of the layout pass within one change.")
    case .settled: (.boolean, "Whether nothing moves any more.")
    case .traits: (.object(.traits), "The traits that changed.")
    case .bars: (.bars(.list(.id)), "Every bar that exists, in reading order, when any changed.")
    case .frames: (.map(.lengths(4)), "The frames that changed, of items and of bars.")
    case .dropped: (.map(.text), "The items that stand nowhere, with the reason.")
    case .form: (.map(.word(ItemForm.self)), "The items that are not in their natural form.")
    case .opacity: (.map(.number(decimals: 2)), "The items that are not opaque, from 0 to 1.")
    case .focus: (.id, "The item that has the focus.")
    case .menu:
      (.either([.word(["open"]), .object(.openMenu)]), "The open menu; none when absent.")
    case .inert: (.list(.id), "What cannot be hit.")
    case .inputs: (.map(.object(.inputs)), "Own inputs that changed.")
    case .instance: (.map(.text), "Tokens that tell a rebuilt item from the same one.")
    }
  }

  /// A day between two entries is no toolbar's doing.
  static let longestPause = 86_400_000
}
