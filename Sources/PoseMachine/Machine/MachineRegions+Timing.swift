package import ToolbarModel

/// How a region's transitions pass in time.
package struct RegionTiming: Hashable, Sendable {
  /// When the layout sees the new value.
  package var flip: String
  /// The profile's numbers it reads, in the order they matter.
  package var numbers: [ProfileNumber]
}

extension MachineRegions {
  /// The timing of a region; no numbers is a region that takes no time.
  package static func timing(of name: RegionName) -> RegionTiming {
    switch name {
    case .hinge:
      RegionTiming(
        flip: "after the notice; at once with measured transients",
        numbers: [
          .foldNotice, .foldDuration, .hingeOpening, .hingeClosing, .hingeFull, .hingePartial,
        ]
      )
    case .orientation:
      RegionTiming(
        flip: "after the notice; a folded landscape comes late with measured transients",
        numbers: [
          .rotationNotice, .rotationDuration, .foldNotice, .foldDuration, .foldedLandscapeStay,
        ]
      )
    case .window:
      RegionTiming(
        flip:
          "at every sample of a drag; at the start of a split; with fold and rotation after their notice",
        numbers: [.sampleInterval, .splitDuration, .boundsLag]
      )
    case .search: RegionTiming(flip: "at the start", numbers: [.searchDuration])
    case .keyboard:
      RegionTiming(flip: "at the start: its end frame counts", numbers: [.keyboardDuration])
    case .minimization:
      RegionTiming(
        flip: "with the scroll's samples",
        numbers: [.sampleInterval, .scrollStep, .scrollDuration, .minimizationDuration]
      )
    case .navigation:
      RegionTiming(
        flip: "at the start; tabs are exchanged without a transition",
        numbers: [.navigationDuration, .presentationDuration]
      )
    case .menu: RegionTiming(flip: "at the start", numbers: [.menuDuration])
    case .activity, .arrangement, .application: RegionTiming(flip: "at once", numbers: [])
    }
  }
}
