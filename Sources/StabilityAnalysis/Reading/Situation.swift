import ToolbarModel

/// What the events say so far, folded from the start: the part of the state that no trait shows.
struct Situation: Hashable, Sendable {
  enum Layer: Hashable, Sendable {
    case screen(String)
    case sheet(String)
  }

  enum ScrollWord: Hashable, Sendable {
    case down, up, top, bottom
  }

  var tab: String?
  var stack: [Layer] = []
  var flags = Flags()
  /// Number of the list of customizations in force; 0 is none.
  var customizations = 0
  /// Number of the own inputs in force; 0 is as declared.
  var inputs = 0
  var isSearching = false
  var keyboard = KeyboardState.hidden
  var scroll: ScrollWord?
  var activity = WindowActivity.active
  var textSize: String?
  var split: String?
  var hasMenu = false

  /// Takes in one event; customizations and inputs are numbered by whoever keeps their lists.
  mutating func apply(_ event: EventFact) {
    switch event.verb {
    case .push?:
      stack.append(.screen(event.argument.word))
      endTransients()
    case .present?:
      stack.append(.sheet(event.argument.word))
      endTransients()
    case .pop?:
      if let index = stack.lastIndex(where: \.isScreen) { stack.remove(at: index) }
      endTransients()
    case .dismiss?:
      if let index = stack.lastIndex(where: { !$0.isScreen }) { stack.removeSubrange(index...) }
      endTransients()
    case .tab?:
      tab = event.argument.word
      endTransients()
    case .set?:
      for pair in event.argument.pairs { flags[pair.name] = Self.flag(pair.value) }
    case .search?:
      isSearching = event.argument.word == SearchCommand.activate.rawValue
    case .keyboard?:
      if let height = event.argument["show"] {
        keyboard = .shown(
          height: EventArgument.hundredths(height).map { Length(hundredths: $0) }
        )
      } else {
        keyboard = event.argument.word == "hide" ? .hidden : .shown(height: nil)
      }
    case .scroll?:
      scroll = Self.scrollWord(event.argument) ?? scroll
    case .window?:
      activity = WindowActivity(rawValue: event.argument.word) ?? activity
    case .dynamicType?:
      textSize = event.argument.word
    case .splitView?:
      split = event.argument.word
    case .fold?, .unfold?, .hinge?, .rotate?, .resize?, .customize?, .menu?, .focus?, .tap?, .wait?,
      nil:
      break
    }
  }

  private mutating func endTransients() {
    isSearching = false
    scroll = nil
  }

  private static func flag(_ text: String) -> FlagValue {
    switch text {
    case "true": .boolean(true)
    case "false": .boolean(false)
    default:
      EventArgument.hundredths(text).map { .number(hundredths: $0) } ?? .text(text)
    }
  }

  /// A scroll by a distance counts as down or up.
  static func scrollWord(_ argument: EventArgument) -> ScrollWord? {
    if let distance = argument["by"].flatMap(EventArgument.hundredths) {
      return distance < 0 ? .up : .down
    }
    switch argument.word {
    case "down": return .down
    case "up": return .up
    case "top": return .top
    case "bottom": return .bottom
    default: return nil
    }
  }
}

extension Situation.Layer {
  var isScreen: Bool {
    switch self {
    case .screen: true
    case .sheet: false
    }
  }

  var name: String {
    switch self {
    case .screen(let name), .sheet(let name): name
    }
  }
}
