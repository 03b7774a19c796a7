package import ToolbarModel

/// A legal event that had no effect, with the reason.
package enum MachineWarning: Hashable, Sendable, CustomStringConvertible {
  case popAtRoot
  case nothingPresented
  case nothingSearchable
  case noSplitView
  case keyboardHidden
  case unsupportedOrientation(Orientation)
  case noMenuToOpen(ItemID)
  case notCustomizable(ItemID)
  case rejected(RegionName)

  package var description: String {
    switch self {
    case .popAtRoot: "\"pop\" has no effect: the stack is at its root"
    case .nothingPresented: "\"dismiss\" has no effect: no sheet is up"
    case .nothingSearchable: "\"search\" has no effect: the screen has nothing searchable"
    case .noSplitView: "\"splitView\" has no effect: the display in use has no Split View"
    case .keyboardHidden: "\"keyboard: hide\" has no effect: the keyboard is hidden"
    case .unsupportedOrientation(let orientation):
      "\"rotate\" has no effect: the device does not turn to \(orientation.rawValue)"
    case .noMenuToOpen(let owner): "\"menu: open\" has no effect: \"\(owner)\" is not in a bar"
    case .notCustomizable(let id):
      "\"customize\" has no effect: the person cannot change \"\(id)\" on this screen"
    case .rejected(let region):
      "the event came while the \(region.rawValue) was in transition and was rejected"
    }
  }
}
