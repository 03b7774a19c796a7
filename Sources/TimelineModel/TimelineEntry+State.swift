package import ToolbarModel

/// The parts of an entry's state by name. Setting one makes a state of the entry's own; to set many, make an
/// ``EntryState`` first.
extension TimelineEntry {
  package var traits: TimelineTraits {
    get { state.value.traits }
    set { change { $0.traits = newValue } }
  }

  package var bars: BarContents {
    get { state.value.bars }
    set { change { $0.bars = newValue } }
  }

  package var frames: [ItemID: Frame] {
    get { state.value.frames }
    set { change { $0.frames = newValue } }
  }

  package var barFrames: [Bar: Frame] {
    get { state.value.barFrames }
    set { change { $0.barFrames = newValue } }
  }

  package var dropped: [ItemID: String] {
    get { state.value.dropped }
    set { change { $0.dropped = newValue } }
  }

  package var forms: [ItemID: ItemForm] {
    get { state.value.forms }
    set { change { $0.forms = newValue } }
  }

  package var opacity: [ItemID: Int] {
    get { state.value.opacity }
    set { change { $0.opacity = newValue } }
  }

  package var focus: ItemID? {
    get { state.value.focus }
    set { change { $0.focus = newValue } }
  }

  package var menu: OpenMenu? {
    get { state.value.menu }
    set { change { $0.menu = newValue } }
  }

  package var instances: [ItemID: String] {
    get { state.value.instances }
    set { change { $0.instances = newValue } }
  }

  package var inert: [ItemID] {
    get { state.value.inert }
    set { change { $0.inert = newValue } }
  }

  package var detail: ReplayDetail? {
    get { state.value.detail?.value }
    set { change { $0.detail = newValue.map { Shared($0) } } }
  }

  private mutating func change(_ part: (inout EntryState) -> Void) {
    var copy = state.value
    part(&copy)
    state = Shared(copy)
  }
}
