import ToolbarModel

/// The first settled layout of a state, kept compactly: what later visits to the state are compared with.
struct SettledRecord: Sendable {
  var entry: Int
  var at: ReplayInstant
  var arrangement: Arrangement
  var frames: [Frame?]
  var forms: [ItemID: ItemForm]

  init(_ moment: Moment) {
    entry = moment.index
    at = moment.at
    arrangement = moment.arrangement
    frames = moment.frames
    forms = moment.forms
  }

  func frame(of item: Int) -> Frame? { item < frames.count ? frames[item] : nil }
}
