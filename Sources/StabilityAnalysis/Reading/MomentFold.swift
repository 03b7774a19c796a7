import TimelineModel
import ToolbarModel

/// Reads entries one by one into moments, keeping only the state that the next one needs.
struct MomentFold: Sendable {
  private(set) var items: ItemTable
  /// Every item that was in a bar on screen.
  private(set) var stoodInBar = ItemSet()
  private var events = EventFold()
  /// The state of the last entry, and of the last visible one.
  private var state = Shared(EntryState())
  private var placedState = Shared(EntryState())
  private var circumstances = Circumstances(traits: TimelineTraits(), situation: Situation())
  private var placement = Placement()
  /// The last visible moment.
  private var last: Moment?

  init(_ header: TimelineHeader) { items = ItemTable(header) }

  /// The moment of an entry; nil while the window has no size or is in the background.
  mutating func moment(of entry: TimelineEntry) -> Moment? {
    for (id, inputs) in entry.inputs {
      if let priority = inputs.priority {
        items.set(priority: priority, of: items.number(of: id))
      }
    }
    let event = events.take(entry, window: circumstances.window)
    takeCircumstances(entry, event)
    guard !isHidden else { return nil }
    takePlacement(entry)
    let moment = Moment(
      entry,
      event: event,
      events: events,
      circumstances: circumstances,
      placement: placement,
      after: last
    )
    last = moment
    return moment
  }

  private mutating func takeCircumstances(_ entry: TimelineEntry, _ event: EventFact?) {
    let isQuiet = event == nil && entry.inputs.isEmpty
    if isQuiet, entry.state.isSame(as: state) { return }
    state = entry.state
    let (traits, hasMenu) = (entry.traits, entry.menu != nil)
    if isQuiet, circumstances.situation.hasMenu == hasMenu, circumstances.traits == traits {
      return
    }
    circumstances = Circumstances(traits: traits, situation: situation(traits, hasMenu))
  }

  /// What the events say, replaced by what the traits say where they say it.
  private func situation(_ traits: TimelineTraits, _ hasMenu: Bool) -> Situation {
    var seen = events.situation
    if let tab = traits.tab { seen.tab = tab }
    if let screens = traits.screens { seen.stack = screens.map { .screen($0) } }
    if let flags = traits.flags { seen.flags = flags }
    if let isSearching = traits.isSearching { seen.isSearching = isSearching }
    if let height = traits.keyboardHeight {
      seen.keyboard = height > 0 ? .shown(height: height) : .hidden
    }
    if let activity = traits.activity { seen.activity = activity }
    if let size = traits.dynamicType { seen.textSize = size.rawValue }
    if let split = traits.split { seen.split = split.rawValue }
    seen.hasMenu = hasMenu
    return seen
  }

  private mutating func takePlacement(_ entry: TimelineEntry) {
    if entry.state.isSame(as: placedState) { return }
    placement = Placement(entry.state.value, after: placement, of: placedState.value, &items)
    placedState = entry.state
    stoodInBar = stoodInBar.union(placement.arrangement.onScreen)
  }

  private var isHidden: Bool {
    if circumstances.situation.activity == .background { return true }
    guard let window = circumstances.window else { return false }
    return window.width <= 0 || window.height <= 0
  }
}
