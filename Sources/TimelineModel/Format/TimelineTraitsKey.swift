import ToolbarModel

/// The keys of `traits`, in canonical order.
enum TimelineTraitsKey: String, TimelineKeys {
  case display
  case orientation
  case hinge
  case window
  case sizeClass
  case strip
  case safeArea
  case split
  case tab
  case screens
  case search
  case keyboard
  case minimized
  case active
  case dynamicType
  case direction
  case flags
  case reserved

  var declaration: (shape: TimelineShape, about: String) {
    switch self {
    case .display: (.word(Display.self), "The display in use.")
    case .orientation: (.word(Orientation.self), "The orientation of the display in use.")
    case .hinge: (.word(HingeStatus.self), "The status of the hinge.")
    case .window: (.lengths(2), "Width and height of the window, in points.")
    case .sizeClass:
      (.pair(SizeClass.allCases.map(\.rawValue)), "The horizontal and the vertical size class.")
    case .strip: (.word(StripSide.self), "The side of the vertical edge.")
    case .safeArea: (.lengths(4), "Insets of the content: top, left, bottom, right.")
    case .split: (.word(SplitSide.self), "The half of the display that the app has.")
    case .tab: (.text, "The selected tab.")
    case .screens: (.list(.text), "The stack of screens and sheets, bottom to top.")
    case .search:
      (.either([.word(["active", "inactive"]), .boolean]), "Whether search is active.")
    case .keyboard:
      (.either([.word(["hidden"]), .length]), "The keyboard's height, or hidden.")
    case .minimized:
      (
        .either([
          .list(.word(ToolbarPlacement.self)),
          .word(ToolbarPlacement.allCases.map(\.rawValue) + ["none"]), .boolean,
        ]),
        "The bars that are minimized; true is the navigation bar."
      )
    case .active: (.either([.word(WindowActivity.self), .boolean]), "The activity of the window.")
    case .dynamicType: (.word(DynamicTypeSize.self), "The text size.")
    case .direction: (.word(LayoutDirection.self), "The writing direction.")
    case .flags: (.map(.flag), "App state that conditions read.")
    case .reserved: (.list(.lengths(4)), "Rectangles that hinge and cameras take.")
    }
  }
}
