/// SwiftUI's `SearchFieldPlacement`; `navigationBarDrawerAlways` is the drawer with display mode always.
package enum SearchFieldPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic
  case toolbar
  case toolbarPrincipal
  case navigationBarDrawer
  case navigationBarDrawerAlways
  case sidebar
}
