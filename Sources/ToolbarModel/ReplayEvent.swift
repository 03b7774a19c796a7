/// Something that happens to the device, the app or the toolbar; written as a scenario writes it by `description`.
package enum ReplayEvent: Hashable, Sendable {
  /// `orientation` nil follows the profile's orientation map.
  case fold(to: HingeStatus, orientation: Orientation?)
  case unfold(to: HingeStatus, orientation: Orientation?)
  /// In hundredths of a degree, 0…18000.
  case hinge(hundredthsOfDegree: Int)
  case rotate(Orientation)
  case resize(Size)
  case splitView(SplitSide)
  case search(SearchCommand)
  case keyboard(KeyboardCommand)
  case scroll(ScrollCommand)
  case window(WindowActivity)
  case push(String)
  case pop
  case present(String)
  case dismiss
  case tab(String)
  case set(Flags)
  case customize(CustomizeCommand)
  case dynamicType(DynamicTypeSize)
  case menu(MenuCommand)
  case focus(ItemID)
  case tap(ItemID)
  case wait(ReplayDuration)
}
