import ToolbarModel

/// The first settled layout of a state, kept compactly: what later visits to the state are compared with.
struct SettledRecord: Sendable {
  let entry: Int
  let placement: Placement

  init(_ moment: Moment) {
    entry = moment.index
    placement = moment.placement
  }

  var arrangement: Arrangement { placement.arrangement }
}
