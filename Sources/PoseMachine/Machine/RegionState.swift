/// The state of one region, whichever it is.
package enum RegionState: Hashable, Sendable {
  case hinge(HingeRegion.State)
  case orientation(OrientationRegion.State)
  case window(WindowRegion.State)
  case activity(ActivityRegion.State)
  case search(SearchRegion.State)
  case keyboard(KeyboardRegion.State)
  case minimization(MinimizationRegion.State)
  case navigation(NavigationRegion.State)
  case arrangement(ArrangementRegion.State)
  case application(ApplicationRegion.State)
  case menu(MenuRegion.State)
}
